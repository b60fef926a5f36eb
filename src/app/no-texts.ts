/** In English whatever the language: there are no others to say it in. */
export function reportNoTexts(container: HTMLElement): void {
  const note = document.createElement("p");
  note.setAttribute("role", "alert");
  note.lang = "en";
  note.dir = "ltr";
  note.style.cssText = "margin: 0; padding: 24px 16px; font: 1rem/1.5rem sans-serif; text-align: center;";
  note.textContent = "Couldn't load this page. Check your connection and try again. ";
  const again = document.createElement("button");
  again.type = "button";
  again.style.cssText = "min-height: 44px; padding: 0 16px; font: inherit;";
  again.textContent = "Try again";
  again.addEventListener("click", () => location.reload());
  note.append(again);
  container.replaceChildren(note);
}
