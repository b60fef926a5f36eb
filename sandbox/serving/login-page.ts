import { type DemoAccount, demoAccounts } from "../accounts/demo-accounts.ts";

/** The sign-in page: one form, one button an account, no script. `redirectUrl` is already known to be safe. */
export function loginPage(redirectUrl: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<link rel="icon" type="image/svg+xml" href="/icon.svg">
<title>Log in · Coffer sandbox</title>
<link rel="stylesheet" href="/sandbox/login.css">
</head>
<body>
<main>
<p class="brand"><span aria-hidden="true"></span>Coffer</p>
<h1>Log in to the sandbox</h1>
<p class="lead">Choose a demo account. Balances are play money and start over with the exchange.</p>
<form method="post" action="/sandbox/session">
<input type="hidden" name="redirect_url" value="${escapeHtml(redirectUrl)}">
<ul>
${demoAccounts.map(accountItem).join("\n")}
</ul>
<p class="lead"><label><input type="checkbox" name="end_others" value="1"> Log out everywhere else as well</label></p>
</form>
</main>
</body>
</html>
`;
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

export function escapeHtml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&#39;");
}
