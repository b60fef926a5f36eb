/** What a person's hand does to an element, as the events that a browser makes of it. */

type Keys = {
  readonly shiftKey?: boolean;
  readonly ctrlKey?: boolean;
  readonly altKey?: boolean;
  readonly metaKey?: boolean;
};

function pointer(element: Element, type: string): boolean {
  const Kind = type.startsWith("pointer") ? PointerEvent : MouseEvent;
  return element.dispatchEvent(
    new Kind(type, { bubbles: true, cancelable: true, composed: true, button: 0 }),
  );
}

export function hover(element: Element): void {
  for (const type of ["pointerover", "pointerenter", "mouseover", "mouseenter", "pointermove", "mousemove"])
    pointer(element, type);
}

const focusable = "a[href],button,input,select,textarea,summary,[tabindex]";

export function click(element: HTMLElement): void {
  hover(element);
  pointer(element, "pointerdown");
  if (pointer(element, "mousedown")) {
    const target = element.closest<HTMLElement>(focusable);
    if (target === null) (document.activeElement as HTMLElement | null)?.blur();
    else if (document.activeElement !== target) target.focus();
  }
  pointer(element, "pointerup");
  pointer(element, "mouseup");
  if (element.tagName === "SUMMARY") toggle(element);
  else element.click();
}

function toggle(summary: HTMLElement): void {
  const details = summary.closest("details");
  const wasOpen = details?.open;
  const goes = summary.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  // Where the window itself has opened or closed it there is nothing left to do.
  if (goes && details !== null && details.open === wasOpen) {
    details.open = !wasOpen;
    details.dispatchEvent(new Event("toggle"));
  }
}

export function textIn(element: Element): string {
  if (
    element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement
  )
    return element.value;
  throw new Error("not a field");
}

export function isChecked(element: Element): boolean {
  return element instanceof HTMLInputElement
    ? element.checked
    : element.getAttribute("aria-checked") === "true";
}

/** React listens to the native setter, so the element's own one is passed by. */
function setValue(field: Element, text: string): void {
  const prototype: object = Object.getPrototypeOf(field);
  Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(field, text);
}

export function fill(field: HTMLElement, text: string): void {
  field.focus();
  if (field instanceof HTMLInputElement && field.type !== "date")
    field.setSelectionRange?.(0, field.value.length);
  setValue(field, text);
  field.dispatchEvent(new InputEvent("input", { bubbles: true, inputType: "insertText", data: text }));
  if (field instanceof HTMLInputElement && field.type === "date")
    field.dispatchEvent(new Event("change", { bubbles: true }));
}

/** Chooses by an option's value or by its words. */
export function choose(field: HTMLElement, wanted: string): void {
  const options = [...field.querySelectorAll("option")];
  const option = options.find(({ value, textContent }) => value === wanted || textContent?.trim() === wanted);
  if (option === undefined) throw new Error(`No option ${wanted}`);
  field.focus();
  setValue(field, option.value);
  field.dispatchEvent(new Event("input", { bubbles: true }));
  field.dispatchEvent(new Event("change", { bubbles: true }));
}

export function paste(field: HTMLElement, text: string): void {
  field.focus();
  const event = new Event("paste", { bubbles: true, cancelable: true });
  Object.defineProperty(event, "clipboardData", { value: { getData: () => text } });
  if (field.dispatchEvent(event)) insert(field, text);
}

function insert(field: Element, text: string): void {
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return;
  const { value, selectionStart, selectionEnd } = field;
  const from = selectionStart ?? value.length;
  const to = selectionEnd ?? from;
  setValue(field, value.slice(0, from) + text + value.slice(to));
  field.setSelectionRange?.(from + text.length, from + text.length);
  field.dispatchEvent(new InputEvent("input", { bubbles: true, inputType: "insertText", data: text }));
}

/** One key, or a chord such as `Shift+Tab`, on what has focus. */
export function press(chord: string): void {
  const parts = chord.length > 1 ? chord.split("+") : [chord];
  const key = parts.at(-1) ?? "";
  const held: Keys = {
    shiftKey: parts.includes("Shift"),
    ctrlKey: parts.includes("Control"),
    altKey: parts.includes("Alt"),
    metaKey: parts.includes("Meta"),
  };
  const name = key === "Space" ? " " : key;
  const element = (document.activeElement ?? document.body) as HTMLElement;
  const event = (type: string): boolean =>
    element.dispatchEvent(
      new KeyboardEvent(type, { key: name, bubbles: true, cancelable: true, composed: true, ...held }),
    );
  if (event("keydown")) act(element, name, held);
  event("keyup");
}

function act(element: HTMLElement, key: string, held: Keys): void {
  const isField = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
  const isText = isField && !/^(checkbox|radio|button|submit)$/.test(element.type);
  if (key === "Tab") moveFocus(held.shiftKey === true ? -1 : 1);
  else if (key === "Enter" && element.matches("button,a[href]")) element.click();
  else if (key === "Enter" && element.tagName === "SUMMARY") toggle(element);
  else if (key === "Enter" && isText) element.form?.requestSubmit();
  else if (key === " " && element.matches("button,input[type=checkbox],input[type=radio]")) element.click();
  else if (key === " " && element.tagName === "SUMMARY") toggle(element);
  else if (key === "Escape")
    element.closest("dialog[open]")?.dispatchEvent(new Event("cancel", { cancelable: true }));
  else if (key === "Backspace" && isText) erase(element);
  else if (key.length === 1 && isText && held.ctrlKey !== true && held.metaKey !== true) insert(element, key);
}

function erase(field: HTMLInputElement | HTMLTextAreaElement): void {
  const to = field.selectionEnd ?? field.value.length;
  const from = field.selectionStart === to ? Math.max(0, to - 1) : (field.selectionStart ?? 0);
  setValue(field, field.value.slice(0, from) + field.value.slice(to));
  field.setSelectionRange?.(from, from);
  field.dispatchEvent(new InputEvent("input", { bubbles: true, inputType: "deleteContentBackward" }));
}

/** In the order of the document; browsers' own order of focus is tried in browsers. */
function moveFocus(step: 1 | -1): void {
  const root = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document;
  const stops = [...root.querySelectorAll<HTMLElement>(focusable)].filter(
    (one) => !one.matches(":disabled,[tabindex='-1']") && one.closest("[inert],[hidden]") === null,
  );
  const at = stops.indexOf(document.activeElement as HTMLElement);
  stops[(at + step + stops.length) % stops.length]?.focus();
}
