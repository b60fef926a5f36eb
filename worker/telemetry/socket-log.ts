import type { OpenSocket } from "../feed/connection.ts";
import type { Telemetry } from "./telemetry.ts";

/** The feed's own parameters; a token never is one of them. */
const parameters: readonly string[] = ["binary", "timestamp"];

/**
 * Opens sockets and reports to monitoring and the log: `ws_open` on open and, while the browser is online, `ws_close` on
 * close, with path and query (R4.10).
 */
export function loggedSockets(
  open: OpenSocket,
  telemetry: Pick<Telemetry, "log" | "named">,
  online: () => boolean,
): OpenSocket {
  return (address, events) => {
    const about = addressParts(address);
    const notify = (name: "ws_open" | "ws_close"): void => {
      telemetry.named(name, { route: about.path, query: about.query });
      telemetry.log("info", name, about);
    };
    let hasEnded = false;
    return open(address, {
      opened() {
        notify("ws_open");
        events.opened();
      },
      frame: (data) => events.frame(data),
      ended() {
        if (!hasEnded && online()) notify("ws_close");
        hasEnded = true;
        events.ended();
      },
    });
  };
}

function addressParts(address: string): { readonly path: string; readonly query: string } {
  const url = new URL(address);
  const reported = [...url.searchParams].filter(([name]) => parameters.includes(name));
  return { path: url.pathname, query: new URLSearchParams(reported).toString() };
}
