import { css } from "./style.ts";

/** A grid's item otherwise, where a dialog is one. */
const stageClass = css`position: absolute;`;

/** Modal dialogs that are open, the topmost last. */
const modals: HTMLElement[] = [];

/** A place for a React root whose one popover, a manual one, floats above everything. */
export function newStage(): HTMLElement {
  const stage = document.createElement("div");
  stage.className = stageClass;
  stage.dataset.stage = "";
  return document.body.appendChild(stage);
}

/**
 * Shows a stage's popover above everything, a dialog that opened after it included. The stage stands within the topmost dialog
 * then: what is outside of a modal one takes no press, no focus, and is not read, even where it is painted above it.
 */
export function raise(stage: HTMLElement): void {
  const place = modals.at(-1) ?? document.body;
  move(stage, place);
  const layer = stage.querySelector<HTMLElement>("[popover]");
  if (layer?.showPopover === undefined) return;
  const isOpen = layer.matches(":popover-open");
  if (isOpen && place === document.body) return;
  if (isOpen) layer.hidePopover();
  layer.showPopover();
}

/** Takes a dialog that is shown as the topmost, until the answer is called: what stood within it is raised above what is left then. */
export function enterTop(dialog: HTMLElement): () => void {
  modals.push(dialog);
  return () => {
    modals.splice(modals.lastIndexOf(dialog), 1);
    for (const stage of dialog.querySelectorAll<HTMLElement>(":scope > [data-stage]")) raise(stage);
  };
}

/** In one piece where the browser can, so that what comes in or counts its time does not begin anew. */
function move(stage: HTMLElement, place: HTMLElement): void {
  if (stage.parentElement === place) return;
  if (place.moveBefore === undefined) place.append(stage);
  else place.moveBefore(stage, null);
}
