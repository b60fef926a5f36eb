/** Shows a `popover="manual"` layer, above a dialog that opened after it too. */
export function raise(layer: HTMLElement | null): void {
  if (layer === null || layer.showPopover === undefined) return;
  const isOpen = layer.matches(":popover-open");
  if (isOpen && document.querySelector("dialog[open]") === null) return;
  if (isOpen) layer.hidePopover();
  layer.showPopover();
}
