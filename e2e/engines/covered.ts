/**
 * Runs in the page, of any engine: what takes a press that is not meant for it. Each control's middle has to hit that
 * control, its label or a part of it; a press beside a row must not reach into the row, and one on a row that can be
 * pressed has to reach that very row. Answers what is wrong, at most 20 lines; empty when all is well.
 */
export function coveredControls(step: number): readonly string[] {
  const pressable = "a[href], button, input:not([type=hidden]), select, textarea, label";
  const faults: string[] = [];
  /** Widened targets of fingers may reach so far out of their row, px. */
  const reach = 26;
  const named = (element: Element | null): string => {
    if (element === null) return "nothing";
    const words = element.getAttribute("aria-label") ?? (element.textContent ?? "").trim();
    return `${element.tagName.toLowerCase()} "${(words || (element.getAttribute("name") ?? "")).slice(0, 40)}"`;
  };
  const top = (): Document | Element => document.querySelector("dialog:modal") ?? document;
  const belongs = (control: Element, under: Element): boolean => {
    if (control.contains(under)) return true;
    if (control instanceof HTMLInputElement)
      return [...(control.labels ?? [])].some((one) => one.contains(under));
    return control instanceof HTMLLabelElement && control.control === under;
  };
  const rowOf = (element: Element): Element | null => element.closest("tbody tr, li");
  const inside = (box: DOMRect, x: number, y: number, by: number): boolean =>
    x >= box.left - by && x <= box.right + by && y >= box.top - by && y <= box.bottom + by;
  /** For screen readers only. */
  const unseen = (element: Element): boolean => {
    for (let at: Element | null = element; at !== null; at = at.parentElement) {
      if (getComputedStyle(at).clipPath !== "none") return true;
    }
    return false;
  };
  /** Over everything for a few seconds, and meant to take what is pressed on it. */
  const passing = (element: Element | null): boolean =>
    (element?.closest(".Toastify__toast") ?? null) !== null;
  const aside = (element: Element): boolean => {
    for (let at: Element | null = element; at !== null; at = at.parentElement) {
      if (["fixed", "sticky"].includes(getComputedStyle(at).position)) return true;
    }
    return false;
  };

  for (const control of top().querySelectorAll(pressable)) {
    if (control.matches(":disabled, [tabindex='-1'], [href='#main']") || control.closest("[inert]") !== null)
      continue;
    if (!control.checkVisibility({ visibilityProperty: true, opacityProperty: false })) continue;
    if (getComputedStyle(control).pointerEvents === "none" || unseen(control)) continue;
    control.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    const box = control.getBoundingClientRect();
    if (box.width < 2 || box.height < 2) continue;
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const under = document.elementFromPoint(x, y);
    if (under !== null && (belongs(control, under) || passing(under))) continue;
    // A row's own target lies below what else can be pressed in that row.
    const row = rowOf(control);
    const other = under?.closest(pressable) ?? null;
    if (control.matches("[data-whole]") && row !== null && other !== null && row.contains(other)) continue;
    faults.push(`the middle of ${named(control)} hits ${named(other ?? under)}`);
  }

  const rows = [
    ...new Set([...top().querySelectorAll("[data-whole]")].filter((one) => one.checkVisibility()).map(rowOf)),
  ];
  const { clientWidth, clientHeight, scrollHeight } = document.documentElement;
  const seen = new Set<string>();
  const look = (x: number, y: number, at: Element | undefined): void => {
    const under = document.elementFromPoint(x, y);
    if (passing(under)) return;
    const pressed = under?.closest(pressable) ?? null;
    const row = pressed === null ? null : rowOf(pressed);
    if (pressed !== null && row !== null && !inside(row.getBoundingClientRect(), x, y, reach)) {
      seen.add(`${named(pressed)} takes a press outside of its row`);
    }
    if (at === undefined || under === null || at.contains(pressed)) return;
    if (at.contains(under)) seen.add(`${named(at)} takes no press on ${named(under)}`);
    else if (!aside(under)) seen.add(`a press on ${named(at)} hits ${named(pressed ?? under)}`);
  };
  for (let from = 0; from < scrollHeight; from += clientHeight) {
    window.scrollTo({ top: from, behavior: "instant" });
    const boxes = rows.flatMap((row) => (row === null ? [] : [{ row, box: row.getBoundingClientRect() }]));
    for (let y = step / 2; y < clientHeight; y += step) {
      for (let x = step / 2; x < clientWidth; x += step) {
        look(x, y, boxes.find(({ box }) => inside(box, x, y, -2))?.row);
      }
    }
  }
  window.scrollTo({ top: 0, behavior: "instant" });
  return [...faults, ...seen].slice(0, 20);
}
