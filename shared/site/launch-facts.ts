/**
 * A messaging app puts its own parameters (`tgWebAppData`, `tgWebAppPlatform`, …) into the address of the page it opens.
 * `tgWebAppData` proves who the person is, so none of them may get into another address, and through it into a log.
 */
const launchFact = /^tgWebApp/i;

/** The same address without the messaging app's parameters, in query and fragment. */
export function withoutLaunchFacts(address: string): string {
  const at = address.indexOf("#");
  const [before, fragment] = at < 0 ? [address, ""] : [address.slice(0, at), address.slice(at + 1)];
  const mark = before.indexOf("?");
  const [path, query] = mark < 0 ? [before, ""] : [before.slice(0, mark), before.slice(mark + 1)];
  return path + stored("?", query) + stored("#", fragment);
}

/** A messaging app appends to a fragment that is there already with "?" or "&". */
function stored(mark: "?" | "#", text: string): string {
  const pieces = text.split(/(?=[?&])/);
  const left = pieces.filter((piece) => !launchFact.test(nameOf(piece)));
  const rest = left.length === pieces.length ? text : left.join("").replace(/^[?&]/, "");
  return rest === "" ? "" : mark + rest;
}

function nameOf(piece: string): string {
  const [name = ""] = piece.replace(/^[?&]/, "").split("=");
  return name.replace(/%([0-7][\da-f])/gi, (_all, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
}
