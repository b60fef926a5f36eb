if (
  !("popover" in HTMLElement.prototype && CSS.supports("container-type", "inline-size") && "toSorted" in [])
) {
  const note = document.createElement("p");
  note.id = "old-browser";
  note.setAttribute("role", "alert");
  note.textContent =
    "This browser is too old for Coffer. Please update it, or use Chrome 114, Safari 17, Firefox 125 or newer.";
  note.style.cssText =
    "margin: 0; padding: 12px 16px; background: #fff2e8; color: #14181f; font: 16px/24px sans-serif";
  document.body.prepend(note);
}
