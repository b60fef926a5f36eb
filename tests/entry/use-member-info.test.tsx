/** R3.1, R7.9: what the session's start brought is not asked for again. */
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { MemberInfo } from "#shared/contract/member.ts";
import type * as SessionEnd from "#src/session/session-end.ts";
import type * as Store from "#src/state/client-store.ts";
import { openReactWindow, type ReactWindow } from "../react-window.ts";

let window: ReactWindow;
let store: typeof Store;
let end: typeof SessionEnd;
let requested: string[];
let seen: (string | undefined)[];
let change: (then: () => void) => Promise<void>;

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
  window = await openReactWindow();
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
  function Page(): ReactNode {
    seen.push(useMemberInfo().data?.uid);
    return null;
  }
  change = (then) =>
    window.change(() => {
      then();
      window.render(<Page />);
    });
});
afterEach(async () => {
  await window.close();
  vi.doUnmock("#src/bridge/bridge.ts");
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
