//! Hosts that do things their own way: the page below a path, without network, with wrong words about its files.

use crate::browser::Browser;
use crate::embedded::HostPage;
use crate::offline::Offline;
use crate::screen::{DESKTOP, PHONE};
use crate::single::COUNTED;
use crate::site;
use std::fs;
use std::io::Write;
use std::iter;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::thread;
use tiny_http::{Request, Server};

/// What is wrong with a host.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// It calls every file but a page the same.
    NoTypes,
    /// It answers with the index where there is nothing, and says that this is right.
    IndexForMissing,
    /// It sends the glue last: see [`awaited`].
    LateGlue,
    /// It answers a page by an address without its ending, and every address that is none of a file with the index, as
    /// `serve -s` does.
    CleanAddresses,
    /// It lets nothing but what somebody vouches for become a script.
    TrustedTypes,
    /// It is a messenger: no page fetches anything, as in the simulator of webxdc.
    Messenger,
}

impl Fault {
    /// What it adds to what it says of each file.
    const fn header(self) -> &'static str {
        match self {
            Fault::TrustedTypes => {
                "Content-Security-Policy: require-trusted-types-for 'script'\r\n"
            }
            Fault::Messenger => {
                "Content-Security-Policy: default-src 'self'; style-src 'self' 'unsafe-inline' blob:; \
                 font-src 'self' data: blob:; script-src 'self' 'unsafe-inline' 'unsafe-eval' blob:; \
                 img-src 'self' data: blob:; connect-src ws:\r\n"
            }
            _ => "",
        }
    }
}

/// A static host with a fault; stops when dropped.
pub struct Host {
    server: Arc<Server>,
    port: u16,
}

impl Host {
    pub fn start(folder: &Path, fault: Fault) -> Host {
        let server = Arc::new(Server::http("127.0.0.1:0").expect("a free port"));
        let port = server.server_addr().to_ip().expect("an address").port();
        let (served, folder) = (Arc::clone(&server), folder.to_path_buf());
        thread::spawn(move || {
            let mut held: Vec<Request> = Vec::new();
            for request in served.incoming_requests() {
                if fault == Fault::LateGlue && awaited(request.url()).is_some() {
                    held.push(request);
                    continue;
                }
                let asked = request.url().to_string();
                let late = held.extract_if(.., |each| awaited(each.url()) == Some(&asked));
                for request in iter::once(request).chain(late) {
                    answer(request, &folder, fault);
                }
            }
        });
        Host { server, port }
    }

    pub fn url(&self) -> String {
        format!("http://127.0.0.1:{}/", self.port)
    }
}

/// What must be asked for before a late host sends a file: the script that starts the page comes when the page is read
/// to its end, the glue when that script has run.
fn awaited(url: &str) -> Option<&str> {
    match url {
        "/start.js" => Some(READ),
        "/bastide.js" => Some("/bastide_bg.wasm"),
        _ => None,
    }
}

/// What a page asks a late host for when it is read to its end.
const READ: &str = "/read";

impl Drop for Host {
    fn drop(&mut self) {
        self.server.unblock();
    }
}

fn answer(request: Request, folder: &Path, fault: Fault) {
    let path = request.url().trim_start_matches('/').to_string();
    let path = path.split(['?', '#']).next().unwrap_or_default();
    let clean = fault == Fault::CleanAddresses;
    if let Some(shorter) = path.strip_suffix(".html").filter(|_| clean) {
        return redirect(request, shorter.strip_suffix("index").unwrap_or(shorter));
    }
    let mut file = match path {
        "" => folder.join("index.html"),
        path => folder.join(path),
    };
    if !file.is_file() && (clean || fault == Fault::IndexForMissing) {
        file = folder.join("index.html");
    }
    let kind = match file.extension().and_then(|end| end.to_str()) {
        Some("html") => "text/html",
        // Browsers run no script and use no style sheet of another type: no host could get these wrong.
        Some("js") => "text/javascript",
        Some("css") => "text/css",
        _ if fault == Fault::NoTypes => "text/plain",
        Some("wasm") => "application/wasm",
        _ => "application/octet-stream",
    };
    let found = fs::read(&file);
    let status = if found.is_ok() {
        "200 OK"
    } else {
        "404 Not Found"
    };
    let body = found.unwrap_or_default();
    let mut writer = request.into_writer();
    let head = format!(
        "HTTP/1.1 {status}\r\nContent-Type: {kind}\r\n{}Content-Length: {}\r\nConnection: close\r\n\r\n",
        fault.header(),
        body.len()
    );
    let written = writer.write_all(head.as_bytes());
    let written = written.and_then(|()| writer.write_all(&body));
    // A browser that went away needs no answer.
    let _gone = written.and_then(|()| writer.flush());
}

/// Sends whoever asks to another address.
fn redirect(request: Request, path: &str) {
    let mut writer = request.into_writer();
    let head = format!(
        "HTTP/1.1 301 Moved Permanently\r\nLocation: /{path}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"
    );
    // A browser that went away needs no answer.
    let _gone = writer
        .write_all(head.as_bytes())
        .and_then(|()| writer.flush());
}

/// The delivered page in a folder of its own.
pub fn folder(name: &str) -> PathBuf {
    let folder = site::scratch("hosts").join(name);
    // There may be none yet.
    let _removed = fs::remove_dir_all(&folder);
    site::copy(site::delivered(), &folder);
    folder
}

#[test]
fn a_host_that_does_not_know_wasm_serves_the_page() {
    let host = Host::start(&folder("types"), Fault::NoTypes);
    let browser = Browser::open_on(DESKTOP, &host.url());
    let kind = "fetch('bastide_bg.wasm').then(answer => { window.kind = answer.headers.get('Content-Type'); })";
    browser.run(kind, vec![]);
    browser.wait_for("window.kind === 'text/plain'");
    browser.wait_until_kept();
    browser.reload();
    browser.run(kind, vec![]);
    browser.wait_for("window.kind === 'application/wasm'");
    browser.assert_quiet();
}

#[test]
fn a_host_that_is_late_with_one_script_serves_the_page() {
    let folder = site::scratch("hosts/late");
    site::copy_to(&folder);
    let host = Host::start(&folder, Fault::LateGlue);
    let told = format!(
        "document.addEventListener('readystatechange', () => {{ \
            if (document.readyState === 'interactive') fetch('{READ}').catch(() => {{}}); }});"
    );
    let browser = Browser::open_after(&told, &host.url());
    browser.wait_for("bastide.state().ready");
}

#[test]
fn a_host_that_answers_with_its_index_gets_nothing_wrong_into_the_cache() {
    let folder = folder("index");
    let worker = fs::read(folder.join("worker.js")).expect("a script");
    fs::remove_file(folder.join("worker.js")).expect("a script");
    let host = Host::start(&folder, Fault::IndexForMissing);
    let browser = Browser::open_on(DESKTOP, &host.url());
    browser.run(INSTALL, vec![]);
    browser.wait_for("window.ended === 'redundant'");
    let kept = "caches.keys().then(names => { window.kept = names.length; })";
    browser.run(kept, vec![]);
    browser.wait_for("window.kept === 0");
    // As soon as the host has all files again, they are kept.
    fs::write(folder.join("worker.js"), &worker).expect("room on the disk");
    browser.reload();
    browser.wait_until_kept();
    browser.reload();
    browser.run(
        "fetch('worker.js').then(answer => answer.text()).then(text => { window.script = text; })",
        vec![],
    );
    browser.wait_for("window.script");
    let script: String = browser.ask("window.script");
    assert_eq!(script.as_bytes(), worker);
}

/// Registers the worker once more, and keeps in `ended` what became of it.
const INSTALL: &str = "navigator.serviceWorker.register('service-worker.js').then(registration => { \
    const worker = registration.installing; \
    worker.onstatechange = () => { window.ended = worker.state; }; })";

#[test]
fn a_host_that_compresses_nothing_serves_the_page_below_a_path() {
    let root = site::scratch("hosts/plain");
    site::copy(site::delivered(), &root.join("a/b"));
    let site = site::Served::start(&root, 0).expect("a free port");
    let browser = Browser::open(&format!("{}a/b/", site.url()));
    let coded = "fetch('bastide_bg.wasm').then(answer => { \
        window.coded = String(answer.headers.get('Content-Encoding')); })";
    browser.run(coded, vec![]);
    browser.wait_for("window.coded === 'null'");
    browser.wait_until_kept();
    browser.run(
        "navigator.serviceWorker.ready.then(one => { window.scope = one.scope; })",
        vec![],
    );
    browser.wait_for("window.scope === location.href");
    browser.assert_quiet();
}

/// Hosts here say nothing of pages of other origins, as most do.
#[test]
fn a_host_that_lets_no_other_origin_read_its_files_shows_the_frame_of_the_demo() {
    let host = Host::start(&folder("demo"), Fault::NoTypes);
    let browser = Browser::open_on(DESKTOP, "about:blank");
    browser.show(&format!("{}demo/index.html", host.url()));
    let frame = "document.querySelector('iframe')";
    browser.run(&format!("{frame}.scrollIntoView()"), vec![]);
    browser.wait_for(&format!(
        "{frame}.contentDocument.querySelector('bastide-board')?.hasAttribute('open')"
    ));
}

#[test]
fn a_board_whose_record_cannot_be_fetched_says_so_in_its_box_until_it_can() {
    let folder = folder("missing");
    let page = "<!doctype html><meta charset=\"utf-8\"><title>Host</title><script src=\"bastide-board.js\" defer></script>\
        <bastide-board src=\"nowhere.txt\" language=\"en\">A road.</bastide-board>";
    fs::write(folder.join("host.html"), page).expect("room on the disk");
    let host = Host::start(&folder, Fault::NoTypes);
    let browser = Browser::open_on(DESKTOP, "about:blank");
    browser.show(&format!("{}host.html", host.url()));
    let told =
        "document.querySelector('bastide-board').shadowRoot.querySelector('.failed').textContent";
    browser.wait_for(told);
    let sentence: String = browser.ask(told);
    assert!(sentence.contains("nowhere.txt (404)"), "{sentence}");
    let above = "(() => { const box = document.querySelector('bastide-board'); \
         return box.shadowRoot.querySelector('.failed').getBoundingClientRect().top - box.getBoundingClientRect().top })()";
    assert_eq!(browser.ask::<f64>(above), 0.0);
    browser.run(
        "document.querySelector('bastide-board').setAttribute('src', 'demo/road.txt')",
        vec![],
    );
    browser.wait_for(&format!("{told} === ''"));
}

#[test]
fn a_board_that_may_not_read_another_origin_says_what_the_server_there_has_to_send() {
    let closed = Host::start(&folder("closed"), Fault::NoTypes);
    let page = HostPage::new("closed-origin", |boards| {
        let board = |id: &str, address: &str| {
            format!("<bastide-board id=\"{id}\" src=\"{address}\" language=\"en\"></bastide-board>")
        };
        board("a", &format!("{}demo/road.txt", closed.url()))
            + &board("b", &format!("{boards}demo/nowhere.txt"))
    });
    let browser = page.open();
    browser.wait_for("told.filter(([, name]) => name === 'error').length === 2");
    let said = |id: &str| -> String {
        browser.ask(&format!(
            "told.find(([of, name]) => of === '{id}' && name === 'error')[2].message"
        ))
    };
    assert!(
        said("a").contains("Access-Control-Allow-Origin"),
        "{}",
        said("a")
    );
    // Whoever says that there is nothing could be asked.
    assert!(
        !said("b").contains("Access-Control-Allow-Origin"),
        "{}",
        said("b")
    );
}

/// What the settings say of whether the page opens without network.
const OFFLINE_TOLD: &str = "document.querySelector('dialog .offline .hint')?.textContent";

#[test]
fn a_host_that_shortens_addresses_loses_the_one_file_and_the_page_is_kept() {
    let host = Host::start(&folder("clean"), Fault::CleanAddresses);
    let browser = Browser::open_on(DESKTOP, &host.url());
    browser.wait_until_kept();
    let kept = "caches.keys().then(([name]) => caches.open(name)).then(cache => cache.keys()) \
        .then(all => { window.files = all.map(one => new URL(one.url).pathname); })";
    browser.run(kept, vec![]);
    browser.wait_for("window.files");
    let kept: Vec<String> = browser.ask("files");
    assert!(
        kept.contains(&"/".to_string()) && kept.len() > 20,
        "{kept:?}"
    );
    assert!(!kept.contains(&"/bastide.html".to_string()), "{kept:?}");
    drop(host);
    browser.reload();
    browser.run(
        "fetch('not-of-the-page').catch(() => { window.alone = true; })",
        vec![],
    );
    browser.wait_for("window.alone");
    browser.arm();
    browser.press("settings");
    browser.wait_for(&format!(
        "{OFFLINE_TOLD} === 'This page opens without network.'"
    ));
    browser.keep_picture("kept");
    browser.press("close");
    browser.click("[data-run=start]");
    browser.play_turn_and_be_answered();
    // The one file is not there to be written with the game, and that is said.
    browser.key('g');
    browser.click("dialog [data-run=save-as-one-file]");
    browser.wait_for(
        "document.querySelector('.notices').textContent.includes('does not offer the program as one file')",
    );
}

#[test]
fn where_the_page_cannot_be_kept_the_settings_say_which_file_the_host_alters() {
    let folder = folder("altered");
    fs::write(folder.join("worker.js"), "// another one").expect("room on the disk");
    let host = Host::start(&folder, Fault::NoTypes);
    let browser = Browser::open_on(DESKTOP, &host.url());
    browser.arm();
    browser.press("settings");
    browser.wait_for(&format!(
        "{OFFLINE_TOLD}?.includes('in place of the file worker.js')"
    ));
    browser.show_on(PHONE);
    browser.keep_picture("not-kept");
}

#[test]
fn a_host_that_wants_trusted_scripts_serves_the_page_and_it_is_kept() {
    let host = Host::start(&folder("trusted"), Fault::TrustedTypes);
    let browser = Browser::open_after(COUNTED, &host.url());
    browser.wait_until_kept();
    browser.click("[data-run=start]");
    browser.play_turn_and_be_answered();
    assert!(browser.ask::<u32>("answers") > 0, "the worker was silent");
    browser.assert_quiet();
    browser.goto(&format!("{}bastide.html", host.url()));
    browser.wait_for("bastide.state().ready");
    browser.assert_quiet();
    // What is not ours becomes no script beside the page.
    browser.goto(&host.url());
    browser.run(
        "try { new Worker('demo/demo.js'); } catch { window.refused = true; }",
        vec![],
    );
    browser.wait_for("window.refused");
}
