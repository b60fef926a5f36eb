/** Where a visitor of the sandbox plays the sending wallet: any coin, chain, address, memo and amount, right or wrong. */
export const depositPanelPath = "/sandbox/send";

/** A page of the sandbox itself, outside of the app: its styles, its brand, one heading. Words are HTML already. */
export function sandboxPage({
  title,
  heading = title,
  head = "",
  body,
}: {
  readonly title: string;
  readonly heading?: string;
  /** Scripts. */
  readonly head?: string;
  readonly body: string;
}): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<link rel="icon" type="image/svg+xml" href="/icon.svg">
<title>${title} · Coffer sandbox</title>
<link rel="stylesheet" href="/sandbox/login.css">
${head}</head>
<body>
<main>
<p class="brand"><span aria-hidden="true"></span>Coffer</p>
<h1>${heading}</h1>
${body}
</main>
</body>
</html>
`;
}

export function escapeHtml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&#39;");
}
