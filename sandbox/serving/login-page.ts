import { type DemoAccount, demoAccounts } from "../accounts/demo-accounts.ts";
import { depositPanelPath, escapeHtml, sandboxPage } from "./sandbox-page.ts";

/** The sign-in page: one form, one button an account, no script. `redirectUrl` is already known to be safe. */
export function loginPage(redirectUrl: string): string {
  return sandboxPage({
    title: "Log in",
    heading: "Log in to the sandbox",
    body: `<p class="lead">Choose a demo account. Balances are play money and start over with the exchange.</p>
<form method="post" action="/sandbox/session">
<input type="hidden" name="redirect_url" value="${escapeHtml(redirectUrl)}">
<ul>
${demoAccounts.map(accountItem).join("\n")}
</ul>
<p class="lead"><label><input type="checkbox" name="end_others" value="1"> Log out everywhere else as well</label></p>
</form>
<p class="lead"><a href="${depositPanelPath}">Send coins to a deposit address</a>, right or wrong, as the sending wallet.</p>`,
  });
}

function accountItem({ name, about, profile, opening }: DemoAccount): string {
  const coins = Object.keys({ ...opening.funding, ...opening.unified });
  const holds = coins.length === 0 ? "empty" : coins.slice(0, 5).join(", ");
  const badge =
    profile.label.type === 0 ? "" : `<span class="badge">${escapeHtml(profile.label.name)}</span>`;
  return `<li><button name="account" value="${escapeHtml(name)}">
<span class="name">${escapeHtml(name)}${badge}</span><span class="about">${escapeHtml(about)}</span>
<span class="meta">${escapeHtml(profile.currencyCode)} · ${escapeHtml(holds)}</span></button></li>`;
}
