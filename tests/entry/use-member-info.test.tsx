/** R3.1, R7.9: what the session's start brought is not asked for again. */
import { Window } from "happy-dom";
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { MemberInfo } from "#shared/contract/member.ts";
import type * as SessionEnd from "#src/session/session-end.ts";
import type * as Store from "#src/state/client-store.ts";

let store: typeof Store;
let end: typeof SessionEnd;
let requested: string[];
let seen: (string | undefined)[];
let change: (then: () => void) => Promise<void>;
let close: () => Promise<void>;

const member = (uid: string): MemberInfo => ({
  uid,
  username: "",
  remark: "",
  isMaster: true,
  memberType: 1,
  status: 1,
  accountMode: 5,
  vipLevel: "No VIP",
  subCount: 0,
  accountTypes: ["FUND"],
});

beforeEach(async () => {
  const window = new Window();
  vi.resetModules();
  vi.stubGlobal("window", window);
  vi.stubGlobal("document", window.document);
  vi.stubGlobal("navigator", window.navigator);
  vi.stubGlobal("location", window.location);
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  requested = [];
  seen = [];
  vi.doMock("#src/bridge/bridge.ts", () => ({
    bridge: {
      call: async (name: string) => {
        requested.push(name);
        return { kind: "ok", data: member("9"), invalidates: [] };
      },
    },
    onOutdated: () => undefined,
  }));
  store = await import("#src/state/client-store.ts");
  end = await import("#src/session/session-end.ts");
  const { useMemberInfo } = await import("#src/entry/use-member-info.ts");
  const { act } = await import("react");
  const { createRoot } = await import("react-dom/client");
  function Page(): ReactNode {
    seen.push(useMemberInfo().data?.uid);
    return null;
  }
  const root = createRoot(window.document.createElement("div") as unknown as Element);
  change = (then) =>
    act(async () => {
      then();
      root.render(<Page />);
    });
  close = async () => {
    await act(async () => root.unmount());
    await window.happyDOM.close();
  };
});
afterEach(async () => {
  await close();
  vi.doUnmock("#src/bridge/bridge.ts");
  vi.unstubAllGlobals();
});

it("is there at once, without a request, where the start brought it", async () => {
  await change(() => store.useClientStore.setState({ memberInfo: member("7") }));
  expect(seen[0]).toBe("7");
  expect(requested).toEqual([]);
});

it("is requested where the start brought nothing", async () => {
  await change(() => undefined);
  await vi.waitFor(() => expect(seen.at(-1)).toBe("9"));
  expect(requested).toEqual(["member.info"]);
});

it("is nobody's any more once the session ended", async () => {
  await change(() => store.useClientStore.setState({ memberInfo: member("7") }));
  await change(() => end.forgetSession(null, true));
  await vi.waitFor(() => expect(seen.at(-1)).toBe("9"));
  expect(seen.slice(seen.lastIndexOf("7") + 1)).not.toContain("7");
});
