/** What lies on top of the page and takes the host's back button first. */
export interface Top {
  isOpen(): boolean;
  /** As Esc would: what must not be closed stays. */
  close(): void;
  onChange(listener: () => void): void;
}

/** Dialogs that are open in the document; `data-modal` of its root says that there are any (src/ui/root-mark.ts). */
export function topDialog(page: Document): Top {
  const root = page.documentElement;
  // One that opens over another stands behind it in the document.
  const last = (): HTMLDialogElement | undefined =>
    [...page.querySelectorAll<HTMLDialogElement>("dialog[open]")].at(-1);
  return {
    isOpen: () => root.hasAttribute("data-modal"),
    close: () => last()?.dispatchEvent(new Event("cancel", { cancelable: true })),
    onChange(listener) {
      new MutationObserver(listener).observe(root, { attributeFilter: ["data-modal"] });
    },
  };
}
