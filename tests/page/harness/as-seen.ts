import { nameOf } from "./find.ts";
import { isVisible } from "./visible.ts";

/** The page's address and all that stands on it, a line a text; buttons and fields with their names. For a test that failed. */
export function asSeen(): string {
  const lines = [`at ${location.href}`];
  for (const element of document.body.querySelectorAll("*")) {
    if (!isVisible(element)) continue;
    const own = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
    const text = own.map((node) => node.textContent?.trim()).join(" ");

    const marks = ["aria-disabled", "aria-busy"]
      .filter((name) => element.getAttribute(name) === "true")
      .join(" ");
    if (element.matches("button, input, [role=dialog]"))
      lines.push(`[${element.tagName.toLowerCase()}] ${nameOf(element)} ${marks} ${text}`);
    else if (text !== "") lines.push(`  ${text}`);
  }
  return lines.join("\n");
}
