/** What is looked for: the first that is seen of these elements whose words match. */
export interface Query {
  readonly css: string;
  /** A pattern for its name, or for its text where it has no name of its own. */
  readonly words?: string;
}

export interface Found {
  readonly x: number;
  readonly y: number;
  readonly words: string;
  readonly value: string;
  readonly enabled: boolean;
  /** What a press on its middle would hit instead; "" when it is hit itself. */
  readonly covered: string;
}

/** Runs in the page. `center` brings it into the middle of the view first, as a person would. */
export function seek(css: string, words: string, center: boolean): Found | null {
  const plain = (text: string): string =>
    text
      .replace(/[\u2066-\u2069]/g, "")
      .replace(/\s+/g, " ")
      .trim();
  const nameOf = (element: Element): string => {
    const label = element.getAttribute("aria-label");
    const labelledBy = (element.getAttribute("aria-labelledby") ?? "")
      .split(" ")
      .map((id) => document.getElementById(id));
    const own = label ?? labelledBy.map((one) => one?.textContent ?? "").join(" ");
    if (own.trim() !== "") return plain(own);
    const field = element instanceof HTMLInputElement || element instanceof HTMLSelectElement;
    return plain(
      field
        ? [...(element.labels ?? [])].map((one) => one.textContent).join(" ")
        : (element.textContent ?? ""),
    );
  };
  const pattern = new RegExp(words, "u");
  for (const element of document.querySelectorAll<HTMLElement>(css)) {
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    const name = nameOf(element);
    if (!pattern.test(name) && !pattern.test(plain(element.textContent ?? ""))) continue;
    if (center) element.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    const box = element.getBoundingClientRect();
    if (box.width === 0 || box.height === 0) continue;
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const under = document.elementFromPoint(x, y);
    const label = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
    const hit = under !== null && (element.contains(under) || label.some((one) => one.contains(under)));
    return {
      x,
      y,
      words: plain(element.textContent ?? ""),
      value:
        element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? element.value : "",
      // A label's press is its control's.
      enabled: [element, element instanceof HTMLLabelElement ? element.control : null].every(
        (one) => one?.matches(":disabled, [aria-disabled='true']") !== true,
      ),
      covered: hit
        ? ""
        : `${under?.tagName ?? "nothing"} ${under === null ? "" : nameOf(under).slice(0, 60)}`,
    };
  }
  return null;
}
