/**
 * Puts the sheet of src/ui/global.css to use: the built document names it for another medium, so that no script waits for it
 * (scripts/build/document.ts). Settles when it is there, or cannot be had: the page stands without it too.
 */
export async function putBaseRules(): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>("link[media=print]");
  if (link === null) return;
  link.media = "all";
  if (link.sheet !== null) return;
  await new Promise((resolve) => {
    link.addEventListener("load", resolve);
    link.addEventListener("error", resolve);
  });
}
