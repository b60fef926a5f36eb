import type { Window } from "happy-dom";

export interface LinkActs {
  readonly save: (link: HTMLAnchorElement) => Promise<void>;
  readonly go: (address: string) => void;
}

/** What a browser does with links: those that save are saved, those that nobody takes lead to another document. */
export function followLinks(window: Window, { save, go }: LinkActs): void {
  // Every element's own: the class of links is one for all windows, and may still act for the last.
  // oxlint-disable-next-line typescript/unbound-method -- called with its element below
  const { click } = window.HTMLElement.prototype;
  // A link that saves is pressed by the page itself, outside of the document.
  window.HTMLAnchorElement.prototype.click = function pressed(): void {
    if (this.hasAttribute("download")) void save(this as unknown as HTMLAnchorElement);
    else click.call(this);
  };
  // A link that nobody in the page takes leads to another document.
  window.addEventListener("click", (event) => {
    const link = (event.target as unknown as Element | null)?.closest?.("a[href]");
    if (event.defaultPrevented || link === null || link === undefined) return;
    const href = (link as HTMLAnchorElement).href;
    if (link.hasAttribute("download") || href.includes("#") || link.getAttribute("target") === "_blank")
      return;
    go(href);
  });
}

/** The text of the file behind a link that saves. */
export async function textBehind(link: HTMLAnchorElement): Promise<string> {
  // As a browser does: a link of the exchange goes with the session.
  const session = link.href.startsWith("blob:") ? {} : { headers: { cookie: document.cookie } };
  const blob = await fetch(link.href, session);
  // The byte order mark is part of the file; `text()` would take it.
  return new TextDecoder("utf-8", { ignoreBOM: true }).decode(await blob.arrayBuffer());
}
