import { computeAccessibleName, getRole } from "dom-accessibility-api";
import { isReachable } from "./visible.ts";

export type Wanted = string | RegExp;

export interface ByRole {
  readonly name?: Wanted;
  readonly exact?: boolean;
  readonly level?: number;
  readonly checked?: boolean;
  readonly selected?: boolean;
  readonly expanded?: boolean;
  readonly pressed?: boolean;
  readonly disabled?: boolean;
  readonly includeHidden?: boolean;
}

export function plainText(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

/** A text fits when it contains the wanted one in any case; `exact` wants the whole. */
export function fits(text: string, wanted: Wanted, exact = false): boolean {
  const plain = plainText(text);
  if (wanted instanceof RegExp) return new RegExp(wanted.source, wanted.flags.replace("g", "")).test(plain);
  const plainWanted = plainText(wanted);
  return exact ? plain === plainWanted : plain.toLowerCase().includes(plainWanted.toLowerCase());
}

/** No style is computed for a name: what hides is looked at before. */
const plainStyle = { display: "block", visibility: "visible", content: "", getPropertyValue: () => "" };

export function nameOf(element: Element): string {
  return computeAccessibleName(element, {
    getComputedStyle: () => plainStyle as unknown as CSSStyleDeclaration,
  });
}

/** Tags that can have a role without saying so. */
const tagsOf: Readonly<Record<string, string>> = {
  alert: "",
  article: "article",
  banner: "header",
  button: "button,summary,input",
  cell: "td",
  checkbox: "input",
  columnheader: "th",
  combobox: "select,input",
  contentinfo: "footer",
  dialog: "dialog",
  form: "form",
  group: "fieldset,details,optgroup",
  heading: "h1,h2,h3,h4,h5,h6",
  img: "img,svg",
  link: "a,area",
  list: "ul,ol,menu",
  listitem: "li",
  main: "main",
  navigation: "nav",
  option: "option",
  radio: "input",
  region: "section",
  row: "tr",
  rowheader: "th",
  search: "search",
  searchbox: "input",
  slider: "input",
  spinbutton: "input",
  status: "output",
  switch: "input",
  table: "table",
  textbox: "input,textarea",
};

function hasRole(element: Element, role: string): boolean {
  const given = element.getAttribute("role");
  if (given !== null && given !== "") return given.split(/\s+/)[0] === role;
  if (element.tagName === "SUMMARY") return role === "button";
  if (element.tagName === "SEARCH") return role === "search";
  if (element.tagName === "SECTION") return role === "region" && nameOf(element) !== "";
  if (element.tagName === "TH")
    return role === (element.getAttribute("scope") === "row" ? "rowheader" : "columnheader");
  return getRole(element) === role;
}

function state(element: Element, name: "checked" | "selected" | "expanded" | "pressed"): boolean {
  if (name === "checked" && element instanceof HTMLInputElement) return element.checked;
  if (name === "expanded" && element.tagName === "SUMMARY") return element.closest("details")?.open === true;
  return element.getAttribute(`aria-${name}`) === "true";
}

export function isDisabled(element: Element): boolean {
  return element.matches(":disabled, [aria-disabled=true]") || element.closest("fieldset[disabled]") !== null;
}

export function byRole(root: ParentNode, role: string, options: ByRole): Element[] {
  const { name, exact, level, disabled, includeHidden } = options;
  const tags = tagsOf[role] ?? "";
  const selector = [...(tags === "" ? [] : tags.split(",")), `[role~="${role}"]`].join(",");
  return [...root.querySelectorAll(selector)].filter((element) => {
    if (!hasRole(element, role)) return false;
    if (level !== undefined && !element.matches(`h${level},[aria-level="${level}"]`)) return false;
    for (const one of ["checked", "selected", "expanded", "pressed"] as const)
      if (options[one] !== undefined && state(element, one) !== options[one]) return false;
    if (disabled !== undefined && isDisabled(element) !== disabled) return false;
    if (includeHidden !== true && !isReachable(element)) return false;
    return name === undefined || fits(nameOf(element), name, exact);
  });
}

/** The innermost elements whose text fits. */
export function byText(root: ParentNode, wanted: Wanted, exact = false): Element[] {
  const found: Element[] = [];
  const look = (element: Element): boolean => {
    if (/^(SCRIPT|STYLE|TEMPLATE|NOSCRIPT)$/.test(element.tagName)) return false;
    if (!fits(element.textContent ?? "", wanted, exact)) {
      // An anchored expression may fit a part and not the whole.
      if (!exact && !(wanted instanceof RegExp)) return false;
      let within = false;
      for (const child of element.children) within = look(child) || within;
      return within;
    }
    let within = false;
    for (const child of element.children) within = look(child) || within;
    if (!within) found.push(element);
    return true;
  };
  for (const child of root.children) look(child);
  return found.toSorted((one, other) =>
    one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  );
}

export function byLabel(root: ParentNode, wanted: Wanted, exact = false): Element[] {
  const controls = root.querySelectorAll("input,select,textarea,button,[aria-label],[aria-labelledby]");
  return [...controls].filter((element) => fits(nameOf(element), wanted, exact));
}
