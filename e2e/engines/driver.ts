/** What crosses between a journey and its page: JSON, and nothing else. */
export type Plain = string | number | boolean | null | readonly Plain[] | { readonly [key: string]: Plain };

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** One page of one engine: the dozen things that both drivers can do, each by the engine's own protocol. */
export interface Driver {
  readonly engine: string;
  readonly version: string;
  /** The browser's first process: its children are the engine's. */
  readonly pid: number;
  goto(url: string): Promise<void>;
  resize(size: Size): Promise<void>;
  setCookie(name: string, value: string, url: string): Promise<void>;
  /** Runs in the page, without its module's scope, and answers what it returns; a promise is waited for. */
  run<A extends readonly Plain[], R>(code: (...args: A) => R, ...args: A): Promise<Awaited<R>>;
  /** A pointer goes there, px of the viewport, and presses. */
  press(x: number, y: number): Promise<void>;
  /** Presses these keys one after the other; `Control` and others by the names of WebDriver's key table. */
  keys(...keys: readonly string[]): Promise<void>;
  /** Of the viewport, PNG. */
  picture(): Promise<Buffer>;
  close(): Promise<void>;
}

/** Opens a browser with nothing in it: no cookie, nothing stored. */
export type OpenDriver = (size: Size) => Promise<Driver>;

/** The text of a function as an expression that runs anywhere: the loader wraps the names of functions by a helper. */
export function portable(code: (...args: never) => unknown): string {
  return `(() => { const __name = (of) => of; return (${String(code)}); })()`;
}
