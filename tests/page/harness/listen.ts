/** All that the page says from now on, what it says for a moment alone too. */
export function listen(): { readonly heard: () => string } {
  let heard = "";
  const hear = (): void => {
    heard += `${document.body.textContent ?? ""}\n`;
  };
  new MutationObserver(hear).observe(document.body, { subtree: true, childList: true, characterData: true });
  return { heard: () => heard };
}
