import type { FastifyInstance } from "fastify";
import * as v from "valibot";
import type { DepositDesk } from "../areas/deposit/desk.ts";
import type { Arrival } from "../areas/deposit/send.ts";
import { demoSenders } from "../areas/deposit-risk/index.ts";
import { Refusal } from "../refusal.ts";
import { depositPanelPath, escapeHtml, sandboxPage } from "./sandbox-page.ts";
import { originOf } from "./sign-in.ts";

const text = v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200)), "");
const wanted = v.object({
  coin: text,
  chain: text,
  address: text,
  memo: text,
  fromAddress: text,
  amount: v.pipe(v.string(), v.trim(), v.regex(/^\d{1,20}(\.\d{1,18})?$/)),
  hold: v.optional(v.picklist(["", "10", "20", "50", "1"]), ""),
});

const said: Readonly<Record<Arrival["as"], string>> = {
  deposit: "On its way. The deposit page shows it block by block.",
  "unknown address": "Nobody here has this address: the coins are lost.",
  "wrong network": "The address is of this exchange, but not for this coin and network: nothing is credited.",
  "missing memo": "The memo is not that of an account: nothing is credited.",
  "below minimum": "Below the minimum of this network: not credited, not returned.",
};

export function serveDepositPanel(fastify: FastifyInstance, deposits: Pick<DepositDesk, "send">): void {
  fastify.get<{ Querystring: Record<string, unknown> }>(depositPanelPath, async ({ query }, reply) =>
    reply.type("text/html; charset=utf-8").header("Cache-Control", "no-store").send(panel(query, "")),
  );

  fastify.post(depositPanelPath, async (request, reply) => {
    const origin = originOf(request);
    if (request.headers.origin !== undefined && request.headers.origin !== origin) {
      return reply.code(403).send({ error: "Another origin" });
    }
    const form = Object.fromEntries(
      new URLSearchParams(typeof request.body === "string" ? request.body : ""),
    );
    const page = panel(form, await outcome(deposits, form));
    return reply.type("text/html; charset=utf-8").header("Cache-Control", "no-store").send(page);
  });
}

async function outcome(
  deposits: Pick<DepositDesk, "send">,
  form: Readonly<Record<string, string>>,
): Promise<string> {
  const read = v.safeParse(wanted, form);
  if (!read.success) return "The amount is no number.";
  const { hold, coin, chain, ...sent } = read.output;
  try {
    const { as } = await deposits.send({
      ...sent,
      coin: coin.toUpperCase(),
      chain: chain.toUpperCase(),
      ...((hold === "10" || hold === "20" || hold === "50") && { depositType: hold }),
      ...(hold === "1" && { travelRule: 1 }),
    });
    return said[as];
  } catch (error) {
    if (error instanceof Refusal) return error.message;
    throw error;
  }
}

function panel(values: Readonly<Record<string, unknown>>, message: string): string {
  const field = (name: string, label: string, hint: string): string => {
    const value = values[name];
    const shown = escapeHtml(typeof value === "string" ? value.slice(0, 200) : "");
    return `<p><label>${label}<br><input name="${name}" value="${shown}" placeholder="${hint}" autocomplete="off" size="40"></label></p>`;
  };
  return sandboxPage({
    title: "Send to an address",
    body: `<p class="lead">You are the sending wallet: play coins, right or wrong. Never send real coins to a sandbox address.</p>
${message === "" ? "" : `<p class="lead" role="status"><strong>${escapeHtml(message)}</strong></p>`}
<form method="post" action="${depositPanelPath}">
${field("coin", "Coin", "USDT")}
${field("chain", "Network code", "TRX")}
${field("address", "Address", "T…")}
${field("memo", "Memo or tag", "only where the network has one")}
${field("amount", "Amount", "25")}
${field("fromAddress", "Sent from", "an address, where the network tells it")}
<p><label>What happens to it<br><select name="hold"><option value="">Credited after its confirmations</option><option value="10">Held: over the daily limit</option><option value="20">Held: documents needed</option><option value="50">Blocked: to be sent back</option><option value="1">Held: questions about the sender</option></select></label></p>
<ul><li><button><span class="name">Send</span><span class="about">The first block has it at once</span></button></li></ul>
</form>
<p class="lead">Senders for the check that Ethereum asks for before a deposit:</p>
<ul>${demoSenders.map(({ address, says }) => `<li><span class="name">${says}</span> <span class="meta">${address}</span></li>`).join("")}</ul>`,
  });
}
