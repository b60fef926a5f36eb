import { platform } from "#src/state/platform.ts";

/** Messaging apps on phones ignore whatever a page within them wants to download, and say nothing of it. */
export const savesFiles: boolean = platform !== "android_tg" && platform !== "ios_tg";

/** Hands a file to the browser's downloads, where {@link savesFiles}. Browsers take the name; where it lands is the person's choice. */
export function saveFile(name: string, content: BlobPart, type: string): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // Later: some engines read the address only after this task.
  setTimeout(() => URL.revokeObjectURL(url), retentionMs);
}

const retentionMs = 60_000;
