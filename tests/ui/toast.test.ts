/** @vitest-environment happy-dom */
/** R4.18-R4.20, R9.19. */
import { beforeEach, describe, expect, it, vi } from "vitest";
import "#src/i18n/i18n.ts";

type Toasts = typeof import("#src/ui/toast.ts");
let toast: Toasts["toast"];

const cards = (): readonly HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>('.Toastify__toast[data-in="true"]'),
];
const words = (): readonly string[] => cards().map((card) => card.textContent ?? "");
/** How long the library is told to show each, ms. */
const times = (): readonly (string | undefined)[] =>
  cards().map((card) => card.querySelector<HTMLElement>("[role=progressbar]")?.style.animationDuration);

beforeEach(async () => {
  document.body.replaceChildren();
  vi.resetModules();
  vi.doUnmock("#src/ui/toast-stage.tsx");
  await import("#src/i18n/i18n.ts");
  ({ toast } = await import("#src/ui/toast.ts"));
  // However slow the machine reads it.
  await import("#src/ui/toast-stage.tsx");
});

describe("toasts", () => {
  it("come in the order told, the newest in front, three of them", async () => {
    for (const message of ["a", "b", "c", "d"]) toast.info(message);
    await vi.waitFor(() => expect(words()).toEqual(["d", "c", "b"]));
    expect(document.querySelector('.Toastify__toast[data-in="false"]')?.textContent).toBe("a");
  });

  it("show for 3 s unless they say otherwise; a process stays", async () => {
    toast.success("usual");
    toast.fail("short", { durationMs: 2_000 });
    toast.process("working");
    await vi.waitFor(() => expect(words()).toEqual(["working", "short", "usual"]));
    expect(times().slice(1)).toEqual(["2000ms", "3000ms"]);
    expect(cards()[0]?.querySelector(".Toastify__progress-bar--controlled")).not.toBeNull();
    expect(cards().map((card) => card.getAttribute("role"))).toEqual(["status", "alert", "status"]);
  });

  it("can be updated: a process that is done goes as its new kind goes", async () => {
    const id = toast.process("working");
    toast.update(id, { kind: "success", message: "done" });
    await vi.waitFor(() => expect(words()).toEqual(["done"]));
    await vi.waitFor(() => expect(times()).toEqual(["3000ms"]));
    expect(cards()[0]?.querySelector("[data-toast]")?.getAttribute("data-toast")).toBe("success");
  });

  it("are marked closed once dismissed, and no update brings them back", async () => {
    const id = toast.info("news");
    toast.info("other");
    await vi.waitFor(() => expect(words()).toEqual(["other", "news"]));
    toast.dismiss(id);
    toast.update(id, { message: "late news" });
    await vi.waitFor(() => expect(words()).toEqual(["other"]));
    toast.dismiss();
    await vi.waitFor(() => expect(words()).toEqual([]));
  });

  it("of the same id take each other's place, and come anew once that is on its way out", async () => {
    toast.warn("first", { id: "feed" });
    toast.warn("second", { id: "feed" });
    await vi.waitFor(() => expect(words()).toEqual(["second"]));
    toast.dismiss("feed");
    toast.warn("third", { id: "feed" });
    await vi.waitFor(() => expect(words()).toEqual(["third"]));
  });

  it("whose painter cannot be fetched are told in plain words, and the next one tries again", async () => {
    vi.doMock("#src/ui/toast-stage.tsx", () => {
      throw new Error("no network");
    });
    toast.fail("You are offline");
    await vi.waitFor(() =>
      expect(document.querySelector("[role=status]")?.textContent).toBe("You are offline"),
    );
    vi.doUnmock("#src/ui/toast-stage.tsx");
    toast.info("again");
    await vi.waitFor(() => expect(words()).toEqual(["again"]));
  });
});
