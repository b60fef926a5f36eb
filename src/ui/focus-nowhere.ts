/** Whether what had the focus is gone: then nothing has it, or the page as a whole, to which a closed dialog handed it. */
export function isFocusNowhere(): boolean {
  const { activeElement: now, body } = document;
  return now === null || now === body || now.id === "main";
}
