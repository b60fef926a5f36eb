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
  readonly web_app_setup_swipe_behavior: { readonly allow_vertical_swipe: boolean };
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
  addEventListener(type: "message", listener: (event: { data: unknown; source: unknown }) => void): void;
}

export interface HostChannel {
  post<N extends keyof OwnEvents>(name: N, data: OwnEvents[N]): void;
  on<N extends keyof HostEvents>(name: N, listener: (data: HostEvents[N]) => void): void;
}

export function openHostChannel(host: HostWindow): HostChannel {
  const listeners = new Map<string, ((data: never) => void)[]>();
  const receive = (name: string, data: unknown): void => {
    for (const listener of listeners.get(name) ?? []) listener((data ?? {}) as never);
  };
  host.Telegram = { ...host.Telegram, WebView: { ...host.Telegram?.WebView, receiveEvent: receive } };
  host.addEventListener("message", (event) => {
    // A web client speaks from the parent frame; nobody else may press our back button.
    if (event.source === host.parent && host.parent !== (host as unknown)) readMessage(event.data, receive);
  });
  return {
    post: (name, data) => send(host, name, data),
    on: (name, listener) => {
      listeners.set(name, [...(listeners.get(name) ?? []), listener]);
    },
  };
}

function send(host: HostWindow, name: string, data: object): void {
  if (host.TelegramWebviewProxy !== undefined) {
    host.TelegramWebviewProxy.postEvent(name, JSON.stringify(data));
    return;
  }
  const message = JSON.stringify({ eventType: name, eventData: data });
  if (host.external?.notify !== undefined) host.external.notify(message);
  // What is told (ready, colours, back button) is no secret, and the parent's origin differs by client.
  else if (host.parent !== (host as unknown)) host.parent.postMessage(message, "*");
}

function readMessage(data: unknown, receive: (name: string, data: unknown) => void): void {
  try {
    const message = JSON.parse(String(data)) as { eventType?: unknown; eventData?: unknown };
    if (typeof message.eventType === "string") receive(message.eventType, message.eventData);
  } catch {
    // Other scripts post messages of their own kind: not ours, not an error.
  }
}
