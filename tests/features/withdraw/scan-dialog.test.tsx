/** F6c.2: what is scanned is entered while its dialog is open, and not after it. */
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { openReactWindow, type ReactWindow } from "../../react-window.ts";

let window: ReactWindow;
let entered: string[];
let show: (open: boolean) => Promise<void>;
/** The camera's code, then those of pictures in the order in which they were chosen. */
let found: ((code: string) => void)[];

beforeEach(async () => {
  window = await openReactWindow();
  entered = [];
  found = [];
  const code = (): Promise<string> => new Promise((resolve) => found.push(resolve));
  vi.doMock("#src/features/withdraw/form/scanning.ts", () => ({
    hasCamera: () => true,
    scan: () => ({ read: code(), stop: () => undefined }),
    readPicture: code,
  }));
  // Looks are no matter here: happy-dom has no sheets of a document.
  vi.doMock("#src/ui/sheets.ts", () => ({
    Sheets: class {
      add(): void {}
      gather(): void {}
      takeGathered(): void {}
    },
  }));
  vi.doMock("#src/ui/dialog.tsx", () => ({
    Dialog: ({ children }: { readonly children: ReactNode }) => children,
  }));
  const { default: ScanDialog } = await import("#src/features/withdraw/form/scan-dialog.tsx");
  show = (open) =>
    window.change(() => {
      window.render(
        <ScanDialog open={open} onClose={() => undefined} onRead={(text) => entered.push(text)} />,
      );
    });
  await show(true);
});

afterEach(async () => {
  await window.close();
  vi.doUnmock("#src/features/withdraw/form/scanning.ts");
  vi.doUnmock("#src/ui/sheets.ts");
  vi.doUnmock("#src/ui/dialog.tsx");
});

async function choosePicture(): Promise<void> {
  const input = window.element.querySelector<HTMLInputElement>('input[type="file"]');
  if (input === null) throw new Error("no input for pictures");
  Object.defineProperty(input, "files", { configurable: true, value: [new Blob()] });
  const event = document.createEvent("Event");
  event.initEvent("change", true);
  await window.change(() => {
    input.dispatchEvent(event);
  });
}

it("enters what the camera sees, and what a picture holds", async () => {
  await choosePicture();
  await window.change(() => found[1]?.("of the picture"));
  await window.change(() => found[0]?.("of the camera"));
  expect(entered).toEqual(["of the picture", "of the camera"]);
});

it("enters nothing once it was closed, whatever was still looked into", async () => {
  await choosePicture();
  await show(false);
  await window.change(() => {
    for (const find of found) find("late");
  });
  expect(entered).toEqual([]);
});

it("enters the picture that was chosen last, though an earlier one is read later", async () => {
  await choosePicture();
  await choosePicture();
  await window.change(() => found[2]?.("second"));
  await window.change(() => found[1]?.("first"));
  expect(entered).toEqual(["second"]);
});
