    // The later parts of the module (src/bin/builder/parts): fetched ahead when the page says so, or at the latest by the
    // first call of what they hold. All of them work on the memory of the first part; those of another build do not fit.
    const PARTS_OF_BUILD = "seal";
    const parts = {};
    // Where they lie: beside the page, or where a page that shows a board says, by what comes before each path or by an object
    // with the address of each.
    let places = "";
    exports.fetchFrom = (where) => {
        places = where;
    };
    exports.places = () => places;
    // A page with Trusted Types lets scripts in by a policy.
    let trusted;
    exports.trust = (policy) => {
        trusted = policy;
    };
    exports.startWorker = (script) => new Worker(trusted ? trusted.createScriptURL(script) : script);
    exports.address = (path) => (typeof places === "string" ? places + path : places[path]);
    // What is compiled and waits for the first part, or for the first call.
    const modules = {};
    const instantiate = (part) => {
        parts[part] = parts[part] || new WebAssembly.Instance(modules[part], { [PARTS_OF_BUILD]: wasm });
    };

    // Without a promise, for a call waits for it. A document may not ask for bytes in this way: each comes as a letter.
    const fetchNow = (part) => {
        const request = new XMLHttpRequest();
        request.open("GET", exports.address(part), false);
        request.overrideMimeType("text/plain; charset=x-user-defined");
        request.send();
        // What comes out of the archive of an app has no status.
        if (request.status !== 200 && request.status !== 0) throw new Error(request.status);
        const bytes = Uint8Array.from(request.responseText, (letter) => letter.charCodeAt(0) & 0xff);
        return new WebAssembly.Module(bytes);
    };

    const need = (part, caller) => {
        try {
            // Who waits for what is written down where the page asks for it by a list, as tests do.
            if (!modules[part]) self.partsNeeded?.push(`${part} is fetched for ${caller}`);
            modules[part] = modules[part] || fetchNow(part);
            instantiate(part);
            // Nobody waits any longer for what had to be fetched at once, see src/page/web/dom.rs.
            delete self.partsComing;
        } catch (error) {
            // start.js says it to whoever sits there.
            throw Object.assign(new Error(`${part}: ${error.message}`), { part });
        }
    };

    // What stands in the table in the place of a later part's function until that part fills it.
    const laterCalls = (part) =>
        new Proxy({}, {
            get: (_, place) => (...args) => {
                need(part, place);
                return wasm.table.get(Number.parseInt(place))(...args);
            },
        });

    exports.hasPart = (part) => part in parts;

    exports.fetchPart = async (part, response) => {
        if (!modules[part]) {
            const bytes = await (await (response || fetch(exports.address(part), { priority: "low" }))).arrayBuffer();
            modules[part] = modules[part] || (await WebAssembly.compile(bytes));
        }
        if (wasm && wasm.table) instantiate(part);
    };
