/** @vitest-environment happy-dom */
/** R4.18, R9.23. */
import { beforeEach, expect, it } from "vitest";
import { enterTop, newStage, raise } from "#src/ui/top-layer.ts";

let stage: HTMLElement;

function dialog(): HTMLElement {
  return document.body.appendChild(document.createElement("dialog"));
}

beforeEach(() => {
  document.body.replaceChildren();
  stage = newStage();
  const layer = stage.appendChild(document.createElement("section"));
  layer.setAttribute("popover", "manual");
});

it("a stage stands within the dialog that is on top when it is raised", () => {
  const [below, top] = [dialog(), dialog()];
  // The order in which they opened counts, not that of the document.
  const leaveTop = enterTop(top);
  const leaveBelow = enterTop(below);
  expect(stage.parentElement).toBe(document.body);
  raise(stage);
  expect(stage.parentElement).toBe(below);
  leaveBelow();
  expect(stage.parentElement).toBe(top);
  leaveTop();
  expect(stage.parentElement).toBe(document.body);
});

it("a dialog below that closes first leaves it where it is", () => {
  const [first, second] = [dialog(), dialog()];
  const leaveFirst = enterTop(first);
  const leaveSecond = enterTop(second);
  raise(stage);
  leaveFirst();
  expect(stage.parentElement).toBe(second);
  leaveSecond();
  raise(stage);
  expect(stage.parentElement).toBe(document.body);
});

it("a dialog that opens later covers it until the next news", () => {
  raise(stage);
  const top = dialog();
  const leaveTop = enterTop(top);
  expect(stage.parentElement).toBe(document.body);
  raise(stage);
  expect(stage.parentElement).toBe(top);
  leaveTop();
});
