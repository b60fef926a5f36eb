type Wanted = string | RegExp;

export interface RoleOptions {
  readonly name?: Wanted;
  readonly exact?: boolean;
}

/** What page objects ask of a locator, in a browser (Playwright's) as in the page tests (the harness's). */
export interface Finder<L> {
  click(): Promise<void>;
  fill(text: string): Promise<void>;
  check(): Promise<void>;
  selectOption(value: string): Promise<unknown>;
  waitFor(options?: { readonly state?: "visible" | "hidden" }): Promise<void>;
  first(): L;
  filter(options: { readonly hasText?: Wanted; readonly visible?: boolean }): L;
  locator(css: string): L;
  getByRole(role: string, options?: RoleOptions): L;
  getByText(text: Wanted): L;
}

/** What page objects ask of a page. One page object serves both levels, whatever its locators are. */
export interface Words<L> {
  goto(address: string): Promise<unknown>;
  locator(css: string): L;
  getByRole(role: string, options?: RoleOptions): L;
  getByText(text: Wanted): L;
  getByLabel(text: Wanted): L;
  waitForResponse(url: RegExp): Promise<{ json(): Promise<unknown> }>;
}
