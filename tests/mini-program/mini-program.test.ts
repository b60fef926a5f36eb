/** R1.2, R7.3. */
import { describe, expect, it, vi } from "vitest";
import { type HostMessage, type HostWindow, openHostChannel } from "#src/mini-program/channel.ts";
import { readTheme } from "#src/mini-program/host-theme.ts";
import { platformOf, readLaunch, userAgentHint } from "#src/mini-program/launch.ts";
import { startMiniProgram } from "#src/mini-program/start.ts";
import { isDark } from "#src/mini-program/surroundings.ts";

const fragment =
  "#tgWebAppData=user%3Dsecret&tgWebAppVersion=7.10&tgWebAppPlatform=ios&tgWebAppThemeParams=%7B%22bg_color%22%3A%22%2317212b%22%2C%22x%22%3A%22url(evil)%22%7D";

function tab(): Storage {
  const stored = new Map<string, string>();
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  } as Storage;
}

function hostWindow(): {
  host: HostWindow;
  sent: [string, unknown][];
  emit: (name: string, data?: unknown) => void;
} {
  const sent: [string, unknown][] = [];
  const host: HostWindow = {
    TelegramWebviewProxy: { postEvent: (name, json) => void sent.push([name, JSON.parse(json)]) },
    parent: { postMessage: () => undefined },
    addEventListener: () => undefined,
  };
  return { host, sent, emit: (name, data) => host.Telegram?.WebView?.receiveEvent?.(name, data) };
}

describe("launch", () => {
  it("is read from the fragment and kept for the tab, without the proof of identity", () => {
    const storage = tab();
    const launch = readLaunch(fragment, storage);
    expect(launch).toMatchObject({ hostPlatform: "ios", hostVersion: "7.10" });
    expect(readTheme(launch?.theme ?? "")).toEqual({ bg_color: "#17212b" });
    expect(readLaunch("", storage)).toEqual(launch);
    expect(storage.getItem("coffer-mini-program")).not.toContain("secret");
  });

  it("is read behind a fragment of the link's own, of which nothing is kept", () => {
    const storage = tab();
    expect(readLaunch(`#section?${fragment.slice(1)}`, storage)?.hostPlatform).toBe("ios");
    const other = tab();
    expect(readLaunch(`${fragment}&token=secret`, other)?.hostVersion).toBe("7.10");
    for (const stored of [storage, other]) {
      const names = [...new URLSearchParams(stored.getItem("coffer-mini-program") ?? "").keys()];
      expect(names).toEqual(["tgWebAppPlatform", "tgWebAppVersion", "tgWebAppThemeParams"]);
    }
  });

  it.each(["", "null", "5", "[]", "{", '{"bg_color":5}'])("has no colours in the theme %j", (theme) => {
    expect(readTheme(theme)).toEqual({});
  });

  it("is absent outside a mini-program and where storage is blocked", () => {
    const blocked = {
      getItem: () => {
        throw new Error("blocked");
      },
      setItem: () => {
        throw new Error("blocked");
      },
    };
    expect(readLaunch("#section", tab())).toBeNull();
    expect(readLaunch("", blocked)).toBeNull();
    expect(readLaunch(fragment, blocked)?.hostPlatform).toBe("ios");
  });

  it.each([
    ["ios", "ios_tg"],
    ["android", "android_tg"],
    ["android_x", "android_tg"],
    ["tdesktop", "pc_tg"],
    ["macos", "pc_tg"],
    ["weba", "pc_tg"],
  ])("names the platform %s as %s", (hostPlatform, platform) => {
    const launch = { hostPlatform, hostVersion: "8.0\r\nX: y", theme: "" };
    expect(platformOf(launch)).toBe(platform);
    expect(userAgentHint(launch)).toBe(`tg/${hostPlatform}/8.0Xy`);
  });
});

describe("guest of the messaging app", () => {
  function begin() {
    const { host, sent, emit } = hostWindow();
    const variables = new Map<string, string>();
    const themes: string[] = [];
    const history = { start: true, backs: 0, listener: (): void => undefined };
    const dialog = { open: false, closes: 0, listener: (): void => undefined };
    startMiniProgram(
      openHostChannel(host, []),
      { hostPlatform: "ios", hostVersion: "8.0", theme: JSON.stringify({ bg_color: "#17212b" }) },
      {
        setVariable: (name, value) => void variables.set(name, value),
        setSystemTheme: (theme) => void themes.push(theme),
        colours: () => ({ header: "#14171c", background: "#0c0e11" }),
      },
      {
        atStart: () => history.start,
        back: () => {
          history.backs += 1;
        },
        onChange: (listener) => {
          history.listener = listener;
        },
      },
      {
        isOpen: () => dialog.open,
        close: () => {
          dialog.closes += 1;
        },
        onChange: (listener) => {
          dialog.listener = listener;
        },
      },
    );
    return { sent, emit, variables, themes, history, dialog };
  }

  it("says it is ready, takes the theme and offers its colours", () => {
    const { sent, themes, emit } = begin();
    expect(sent[0]?.[0]).toBe("web_app_ready");
    expect(sent).toContainEqual(["web_app_set_header_color", { color: "#14171c" }]);
    expect(themes).toEqual(["dark"]);
    emit("theme_changed", { theme_params: { bg_color: "#ffffff" } });
    expect(themes).toEqual(["dark", "light"]);
  });

  it("shows the back button only where there is a way back, and goes it", () => {
    const { sent, emit, history } = begin();
    expect(sent.at(-1)).toEqual(["web_app_setup_back_button", { is_visible: false }]);
    history.start = false;
    history.listener();
    expect(sent.at(-1)).toEqual(["web_app_setup_back_button", { is_visible: true }]);
    emit("back_button_pressed");
    expect(history.backs).toBe(1);
    // Pressed once more before the host has taken the button away.
    history.start = true;
    emit("back_button_pressed");
    expect(history.backs).toBe(1);
  });

  it.each([true, false])(
    "closes what lies on top of the page before it leaves it: at the start %s",
    (start) => {
      const { sent, emit, history, dialog } = begin();
      history.start = start;
      dialog.open = true;
      dialog.listener();
      expect(sent.at(-1)).toEqual(["web_app_setup_back_button", { is_visible: true }]);
      // Where money is sent it stays, and so does the page below.
      emit("back_button_pressed");
      emit("back_button_pressed");
      expect([dialog.closes, history.backs]).toEqual([2, 0]);
      dialog.open = false;
      dialog.listener();
      expect(sent.at(-1)).toEqual(["web_app_setup_back_button", { is_visible: !start }]);
    },
  );

  it("takes no length that is none", () => {
    const { emit, variables } = begin();
    for (const height of [Number.NaN, -612, 0, Number.POSITIVE_INFINITY, "612"])
      emit("viewport_changed", { height, is_state_stable: true });
    emit("safe_area_changed", { top: Number.NaN, bottom: -34, left: Number.POSITIVE_INFINITY, right: "5" });
    expect([...variables]).toEqual([]);
  });

  it("takes heights only when they hold still, and safe areas", () => {
    const { emit, variables } = begin();
    emit("viewport_changed", { height: 500, is_state_stable: false });
    expect(variables.has("--viewport-height")).toBe(false);
    emit("viewport_changed", { height: 612, is_state_stable: true });
    emit("safe_area_changed", { top: 44, bottom: 34, left: 0 });
    expect(Object.fromEntries(variables)).toEqual({
      "--viewport-height": "612px",
      "--safe-top": "44px",
      "--safe-bottom": "34px",
      "--safe-left": "0px",
    });
  });
});

describe("channel", () => {
  const client = "https://web.messenger.example";

  function embedded() {
    const listeners: ((event: HostMessage) => void)[] = [];
    const posted: [message: unknown, target: string][] = [];
    const parent = {
      postMessage: (message: string, target: string) => posted.push([JSON.parse(message), target]),
    };
    const host: HostWindow = { parent, addEventListener: (_type, listener) => void listeners.push(listener) };
    return {
      host,
      parent,
      posted,
      say: (event: HostMessage) => listeners.map((listener) => listener(event)),
    };
  }

  it("hears the parent frame only, and only where its origin is known", () => {
    const { host, parent, say } = embedded();
    const channel = openHostChannel(host, [client]);
    let presses = 0;
    channel.on("back_button_pressed", () => {
      presses += 1;
    });
    const data = JSON.stringify({ eventType: "back_button_pressed" });
    say({ data, origin: client, source: { postMessage: () => undefined } });
    say({ data, origin: client, source: null });
    say({ data, origin: "https://evil.example", source: parent });
    say({ data, origin: `${client}.evil.example`, source: parent });
    say({ data, origin: "null", source: parent });
    expect(presses).toBe(0);
    say({ data, origin: client, source: parent });
    expect(presses).toBe(1);
  });

  it("hears nobody and tells nobody where the host names no web client", () => {
    const { host, parent, posted, say } = embedded();
    const channel = openHostChannel(host, []);
    channel.on("back_button_pressed", () => expect.unreachable());
    say({ data: JSON.stringify({ eventType: "back_button_pressed" }), origin: client, source: parent });
    channel.post("web_app_ready", {});
    expect(posted).toEqual([]);
  });

  it("goes on where the host refuses an event", () => {
    const { host, sent } = hostWindow();
    const proxy = host.TelegramWebviewProxy;
    host.TelegramWebviewProxy = {
      postEvent(name, json) {
        if (name === "web_app_expand") throw new Error("not of this version");
        proxy?.postEvent(name, json);
      },
    };
    const complaint = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const channel = openHostChannel(host, []);
    channel.post("web_app_expand", {});
    channel.post("web_app_ready", {});
    expect(sent).toEqual([["web_app_ready", {}]]);
    expect(complaint).toHaveBeenCalledTimes(1);
    complaint.mockRestore();
  });

  it("leaves out what is no event", () => {
    const { host, parent, say } = embedded();
    openHostChannel(host, [client]).on("theme_changed", () => expect.unreachable());
    for (const data of ["not json", "null", "5", '{"eventType":5}', { eventType: "theme_changed" }, null]) {
      say({ data, origin: client, source: parent });
    }
  });

  it("speaks to known web clients by their origin, never to whoever embeds the page", () => {
    const { host, posted } = embedded();
    const second = "https://k.messenger.example";
    openHostChannel(host, [client, second]).post("web_app_ready", {});
    const message = { eventType: "web_app_ready", eventData: {} };
    expect(posted).toEqual([
      [message, client],
      [message, second],
    ]);
  });

  it.each([
    ["#000000", true],
    ["#17212b", true],
    ["#ffffff", false],
    ["#f5f6f8", false],
  ])("calls %s dark: %s", (colour, dark) => expect(isDark(colour)).toBe(dark));
});
