// One chunk for what the shell needs once its first page is idle, or earlier when it is requested.
export { logOut } from "./log-out.ts";
export { startRest } from "./session-lazy.ts";
export { showError } from "./show-error.ts";
