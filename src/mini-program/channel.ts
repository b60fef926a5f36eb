/** The two-way channel to the messaging app: typed events out, typed events in. */

export interface HostEvents {
  readonly back_button_pressed: Record<string, never>;
  readonly theme_changed: { readonly theme_params?: object };
  readonly viewport_changed: { readonly height?: number; readonly is_state_stable?: boolean };
  readonly safe_area_changed: Insets;
  readonly content_safe_area_changed: Insets;
}

/** CSS pixels. */
export interface Insets {
  readonly top?: number;
  readonly bottom?: number;
  readonly left?: number;
  readonly right?: number;
}

export interface OwnEvents {
  readonly web_app_ready: Record<string, never>;
  readonly web_app_expand: Record<string, never>;
  readonly web_app_setup_back_button: { readonly is_visible: boolean };
  /** The app asks before it closes the page. */
  readonly web_app_setup_closing_behavior: { readonly need_confirmation: boolean };
  readonly web_app_setup_swipe_behavior: { readonly allow_vertical_swipe: boolean };
  /** From version 8.0 on, within ten seconds of a touch. */
  readonly web_app_request_file_download: { readonly url: string; readonly file_name: string };
  readonly web_app_set_header_color: { readonly color: string };
  readonly web_app_set_background_color: { readonly color: string };
  readonly web_app_request_viewport: Record<string, never>;
  readonly web_app_request_safe_area: Record<string, never>;
  readonly web_app_request_content_safe_area: Record<string, never>;
}

/** What the messaging apps put into the window: phones a proxy, the desktop a notify, web clients a parent frame. */
export interface HostWindow {
  TelegramWebviewProxy?: { postEvent(name: string, json: string): void };
  external?: { notify?(json: string): void };
  parent: { postMessage(message: string, targetOrigin: string): void };
  Telegram?: { WebView?: { receiveEvent?(name: string, data: unknown): void } };
  addEventListener(type: "message", listener: (event: HostMessage) => void): void;
}

export interface HostMessage {
  readonly data: unknown;
  readonly origin: string;
  readonly source: unknown;
}

export interface HostChannel {
  post<N extends keyof OwnEvents>(name: N, data: OwnEvents[N]): void;
  on<N extends keyof HostEvents>(name: N, listener: (data: HostEvents[N]) => void): void;
}

/** `parents`: origins of the web clients that may embed the page; the host's `frame-ancestors` names the same. */
export function openHostChannel(host: HostWindow, parents: readonly string[]): HostChannel {
  const listeners = new Map<string, ((data: never) => void)[]>();
  const receive = (name: string, data: unknown): void => {
    for (const listener of listeners.get(name) ?? []) listener((data ?? {}) as never);
  };
  host.Telegram = { ...host.Telegram, WebView: { ...host.Telegram?.WebView, receiveEvent: receive } };
  host.addEventListener("message", (event) => {
    // A web client speaks from the parent frame; nobody else may press our back button.
    const isParent = event.source === host.parent && host.parent !== (host as unknown);
    if (isParent && parents.includes(event.origin)) readMessage(event.data, receive);
  });
  return {
    post(name, data) {
      try {
        send(host, parents, name, data);
      } catch (error) {
        // One that does not take this event may take the others; the page goes on without it.
        console.error("The messaging app refused", name, error);
      }
    },
    on: (name, listener) => {
      listeners.set(name, [...(listeners.get(name) ?? []), listener]);
    },
  };
}

function send(host: HostWindow, parents: readonly string[], name: string, data: object): void {
  if (host.TelegramWebviewProxy !== undefined) {
    host.TelegramWebviewProxy.postEvent(name, JSON.stringify(data));
    return;
  }
  const message = JSON.stringify({ eventType: name, eventData: data });
  if (host.external?.notify !== undefined) host.external.notify(message);
  // The browser delivers it to the one of these that the parent is, if it is one.
  else if (host.parent !== (host as unknown)) {
    for (const origin of parents) host.parent.postMessage(message, origin);
  }
}

function readMessage(data: unknown, receive: (name: string, data: unknown) => void): void {
  try {
    const message = JSON.parse(String(data)) as { eventType?: unknown; eventData?: unknown } | null;
    if (typeof message?.eventType === "string") receive(message.eventType, message.eventData);
  } catch {
    // Other scripts post messages of their own kind: not ours, not an error.
  }
}
