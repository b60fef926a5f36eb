import { StatementsPage } from "../../e2e/statements-page.ts";
import type { Locator } from "./harness/test.ts";
import { test as base } from "./pages.ts";

/** With the page of statements at hand. */
export const test = base.extend<{ statements: StatementsPage<Locator> }>({
  statements: async ({ page }, use) => use(new StatementsPage(page)),
});

/** Nothing waits in line, and nothing takes longer than its work. */
export const quick = { statementQueueMs: 0, statementMakeMs: 0 };
