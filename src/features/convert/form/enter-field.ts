/** A request without an amount: the caret goes where the amount belongs. */
export function enterField(name: "pay" | "receive" | "price"): void {
  document.querySelector<HTMLInputElement>(`main input[name="${name}"]`)?.focus();
}

/** The name of the field in which an amount is typed. */
export function fieldOf(side: "from" | "to"): "pay" | "receive" {
  return side === "from" ? "pay" : "receive";
}
