// Stands in for a learning platform: the interface of SCORM 1.2, which refuses what the standard does not allow.
"use strict";
const kept = JSON.parse(localStorage.getItem("kept") || '{"cmi.core.lesson_status":"not attempted"}');
const faults = [];
const WRITABLE = {
  "cmi.core.lesson_status": /^(passed|completed|failed|incomplete|browsed)$/,
  "cmi.core.score.raw": /^\d{1,3}$/,
  "cmi.core.score.min": /^0$/,
  "cmi.core.score.max": /^100$/,
  "cmi.core.exit": /^(time-out|suspend|logout|)$/,
  "cmi.core.session_time": /^\d{2,4}:\d{2}:\d{2}(\.\d{1,2})?$/,
  "cmi.suspend_data": /^[^]{0,4096}$/,
};
const READABLE = ["cmi.core.lesson_status", "cmi.core.score.raw", "cmi.suspend_data"];
let state = "not begun";
const during = (call) => state === "begun" || faults.push(`${call} while ${state}`) < 0;
window.API = {
  LMSInitialize: (none) => {
    if (none !== "" || state !== "not begun") faults.push("LMSInitialize");
    state = "begun";
    return "true";
  },
  LMSGetValue: (name) => {
    if (!during(name) || !READABLE.includes(name)) faults.push(`get ${name}`);
    return kept[name] ?? "";
  },
  LMSSetValue: (name, value) => {
    if (!during(name) || typeof value !== "string" || !WRITABLE[name] || !WRITABLE[name].test(value)) {
      faults.push(`set ${name} ${value}`);
      return "false";
    }
    kept[name] = value;
    return "true";
  },
  LMSCommit: (none) => {
    if (none !== "" || !during("LMSCommit")) faults.push("LMSCommit");
    localStorage.setItem("kept", JSON.stringify(kept));
    return "true";
  },
  LMSFinish: (none) => {
    if (none !== "" || !during("LMSFinish")) faults.push("LMSFinish");
    localStorage.setItem("kept", JSON.stringify(kept));
    state = "finished";
    return "true";
  },
  LMSGetLastError: () => "0",
  LMSGetErrorString: () => "",
  LMSGetDiagnostic: () => "",
};
window.kept = kept;
window.faults = faults;
window.platform = () => state;
