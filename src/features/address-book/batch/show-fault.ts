/** The first row of many that has to be fixed, with its field. */
export function showFault(): void {
  const row = document.querySelector<HTMLElement>("[data-batch-row][data-wrong]");
  const field = row?.querySelector<HTMLElement>('[aria-invalid="true"], [data-fault]');
  field?.focus();
  row?.scrollIntoView({ block: "center" });
}
