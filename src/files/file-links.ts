// Links to the parts of a file: short-lived, and good for who requested them. They go nowhere but into a press.

/** What may be opened: of this origin, or over https. "" for anything else, and for one that would give a name away. */
export function safeLink(text: string, origin: string): string {
  let url: URL;
  try {
    url = new URL(text, origin);
  } catch {
    return "";
  }
  if (url.username !== "" || url.password !== "") return "";
  const isOwn = url.protocol === "http:" && url.origin === origin;
  return isOwn || url.protocol === "https:" ? url.href : "";
}

/** All of an answer's links, or null where one of them may not be opened: then none of it is trusted. */
export function safeLinks(urls: readonly string[], origin: string): readonly string[] | null {
  const links = urls.map((url) => safeLink(url, origin));
  return links.length === 0 || links.includes("") ? null : links;
}

/** Of this origin: it may be opened without a press. Another's would be a window that nobody pressed for. */
export function isOwnLink(href: string): boolean {
  return new URL(href, location.origin).origin === location.origin;
}

/** How a link is opened: as a file, without telling the other end where from. Another origin gets a window of its own. */
export function linkProps(href: string): {
  readonly href: string;
  readonly download: string;
  readonly rel: string;
  readonly referrerPolicy: "no-referrer";
  readonly target?: string;
} {
  return {
    href,
    download: "",
    rel: "noopener noreferrer",
    referrerPolicy: "no-referrer",
    ...(!isOwnLink(href) && { target: "_blank" }),
  };
}

/** Hands a link to the browser's downloads. */
export function openLink(href: string): void {
  Object.assign(document.createElement("a"), linkProps(href)).click();
}
