export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

export interface HttpRequest {
  readonly url: string;
  readonly method: "GET" | "POST";
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}

export interface HttpReply {
  readonly status: number;
  readonly statusText: string;
  readonly text: string;
  /** The Date header, "" when there is none or it may not be read. */
  readonly date: string;
  /** The X-Signature header, "" when there is none. */
  readonly signature: string;
  readonly sentAt: number;
  readonly receivedAt: number;
}
