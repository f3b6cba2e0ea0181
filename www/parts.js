    // The later parts of the module (src/bin/builder/parts): fetched ahead when the page says so, or at the latest by the
    // first call of what they hold. All of them work on the memory of the first part; those of another build do not fit.
    const PARTS_OF_BUILD = "seal";
    const parts = {};
    const instantiate = (part, module) => {
        parts[part] = parts[part] || new WebAssembly.Instance(module, { [PARTS_OF_BUILD]: wasm });
    };

    // Without a promise, for a call waits for it. A document may not ask for bytes in this way: each comes as a letter.
    const loadNow = (part) => {
        const request = new XMLHttpRequest();
        request.open("GET", part, false);
        request.overrideMimeType("text/plain; charset=x-user-defined");
        request.send();
        if (request.status !== 200) throw new Error(`${part}: ${request.status}`);
        const bytes = Uint8Array.from(request.responseText, (letter) => letter.charCodeAt(0) & 0xff);
        instantiate(part, new WebAssembly.Module(bytes));
    };

    // What stands in the table in the place of a later part's function until that part fills it.
    const laterCalls = (part) =>
        new Proxy({}, {
            get: (_, place) => (...args) => {
                if (!parts[part]) loadNow(part);
                return wasm.table.get(Number(place))(...args);
            },
        });

    exports.fetchPart = async (part) => {
        if (parts[part] || !wasm.table) return;
        const response = await fetch(part, { priority: "low" });
        const module = await WebAssembly.compile(await response.arrayBuffer());
        instantiate(part, module);
    };
