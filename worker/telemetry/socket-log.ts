import type { OpenSocket } from "../feed/connection.ts";
import type { Telemetry } from "./telemetry.ts";

/** The feed's own parameters; a token never is one of them. */
const PARAMETERS: readonly string[] = ["binary", "timestamp"];

/** Opens sockets and logs `ws_open` on open and, while the browser is online, `ws_close` on close (spec section 4). */
export function loggedSockets(
  open: OpenSocket,
  telemetry: Pick<Telemetry, "log">,
  online: () => boolean,
): OpenSocket {
  return (address, events) => {
    const about = addressParts(address);
    let hasEnded = false;
    return open(address, {
      opened() {
        telemetry.log("info", "ws_open", about);
        events.opened();
      },
      frame: (data) => events.frame(data),
      ended() {
        if (!hasEnded && online()) telemetry.log("info", "ws_close", about);
        hasEnded = true;
        events.ended();
      },
    });
  };
}

function addressParts(address: string): { readonly path: string; readonly query: string } {
  const url = new URL(address);
  const told = [...url.searchParams].filter(([name]) => PARAMETERS.includes(name));
  return { path: url.pathname, query: new URLSearchParams(told).toString() };
}
