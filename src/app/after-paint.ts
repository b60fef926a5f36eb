// One chunk for what the shell needs as soon as its first page is painted, and not before.
export { logOut } from "./log-out.ts";
export { startRest } from "./session-rest.ts";
export { showError } from "./show-error.ts";
