/** D3.9: nothing is requested, signed or changed in the name of another person than the one whose figures the page shows. */
import { beforeEach, describe, expect, it } from "vitest";
import {
  become,
  client,
  coins,
  execute,
  executed,
  failure,
  options,
  profile,
  server,
  setUpClient,
  show,
} from "./client-under-test.ts";
import { answer } from "./http-server.ts";

setUpClient();

/** Who each token is of, as the server has it; a token that is missing gets no answer. */
function peopleAre(ids: Readonly<Record<string, number>>): void {
  server.respond(({ url, headers }, response) => {
    const id = ids[String(headers.usertoken)];
    if (!url.pathname.endsWith("user/profile")) answer(response, { ret_code: 0, result: executed });
    else if (id === undefined) response.writeHead(503).end();
    else answer(response, { ret_code: 0, result: { ...profile, id } });
  });
}

const paths = () => server.seen.map(({ url }) => url.pathname.split("/").at(-1));
const askProfile = () => client.call("profile.get", {}, options());
const convert = () => client.call("convert.execute", execute, options());
const refused = { code: "OTHER_PERSON", outcome: "none", retriable: false };

/** Seven is shown, and eight's token is what the browser holds. */
async function becomeAnother(): Promise<void> {
  peopleAre({ "token-1": 7, "token-2": 8 });
  await askProfile();
  show(7);
  become("token-2");
}

describe("after somebody else logged in", () => {
  beforeEach(becomeAnother);

  const calls = {
    "what is signed": convert,
    "a change without a signature": () => client.call("member.ambassador", { action: "JOIN" }, options()),
    "a read": () => client.call("assets.overview", { valuationCurrency: "USD" }, options()),
    "a read that answers anybody": () => client.call("convert.coins", coins, options()),
    "the look-up of money": () => client.call("outcome.lookup", { requestId: "request-1" }, options()),
    "the logout": () => client.call("profile.logout", {}, options()),
  };

  it.each(Object.entries(calls))("%s is not sent, and says so", async (_, call) => {
    expect(await failure(call())).toMatchObject(refused);
    expect(paths()).toEqual(["profile", "profile"]);
  });

  it("asks once for all that are requested together", async () => {
    const all = [convert(), client.call("convert.coins", coins, options())].map(failure);
    for (const one of await Promise.all(all)) expect(one).toMatchObject(refused);
    expect(paths()).toEqual(["profile", "profile"]);
  });

  it("is not opened by what else in the worker asks for the profile", async () => {
    await askProfile();
    expect(await failure(convert())).toMatchObject(refused);
  });

  it("goes on once the page shows them", async () => {
    await askProfile();
    show(8);
    await convert();
    expect(paths().at(-1)).toBe("execute");
  });
});

describe("a call after the token changed", () => {
  it("goes on for the same person, who is looked up once", async () => {
    peopleAre({ "token-1": 7, "token-2": 7 });
    await askProfile();
    show(7);
    become("token-2");
    await convert();
    await convert();
    expect(paths().filter((path) => path === "profile")).toHaveLength(2);
    expect(paths().filter((path) => path === "execute")).toHaveLength(2);
  });

  it("is not sent while nobody can say whose the token is", async () => {
    peopleAre({ "token-1": 7 });
    await askProfile();
    show(7);
    become("token-2");
    expect(await failure(convert())).toMatchObject({ code: "NETWORK", outcome: "none" });
    expect(paths()).toEqual(["profile", "profile"]);
  });

  it("is not sent on the word that nobody is logged in, which anybody can say", async () => {
    peopleAre({ "token-1": 7 });
    await askProfile();
    show(7);
    become("token-2");
    server.respond((_, response) => answer(response, { ret_code: 10_007, ret_msg: "not logged in" }));
    expect(await failure(convert())).toMatchObject({ kind: "NotLoggedIn", outcome: "none" });
    expect(paths()).toEqual(["profile", "profile"]);
  });

  it("leaves without a token: nobody can be taken for somebody else", async () => {
    peopleAre({ "token-1": 7 });
    await askProfile();
    show(7);
    become("");
    await convert();
    expect(paths()).toEqual(["profile", "execute"]);
  });

  it("is not judged by a profile that came late, under the token of before", async () => {
    let release: () => void = () => undefined;
    server.respond((request, response) => {
      if (!request.url.pathname.endsWith("user/profile"))
        return answer(response, { ret_code: 0, result: executed });
      const late = request.headers.usertoken === "token-1";
      const say = () => answer(response, { ret_code: 0, result: { ...profile, id: late ? 7 : 8 } });
      if (late) release = say;
      else say();
      return undefined;
    });
    const before = askProfile();
    await expect.poll(() => server.seen.length).toBe(1);
    become("token-2");
    await askProfile();
    release();
    await before.catch(() => undefined);
    show(8);
    await convert();
    expect(paths().at(-1)).toBe("execute");
  });
});

it("a new worker under a page that shows somebody asks whose the token is", async () => {
  peopleAre({ "token-1": 8 });
  show(7);
  expect(await failure(convert())).toMatchObject(refused);
  expect(paths()).toEqual(["profile"]);
});

it("leaves where nobody is shown: the server says who may", async () => {
  peopleAre({});
  await convert();
  expect(paths()).toEqual(["execute"]);
});

describe("where the page goes on without knowing whom it shows", () => {
  const askCoins = () => client.call("convert.coins", coins, options());

  it("nothing that was begun is sent in the name of whoever logs in next", async () => {
    peopleAre({});
    await askCoins().catch(() => undefined);
    become("token-2");
    expect(await failure(convert())).toMatchObject(refused);
    expect(paths()).not.toContain("execute");
    become("token-1");
    await convert();
    expect(paths().at(-1)).toBe("execute");
  });

  it("nor is money looked up in it: it would be told that nothing was sent", async () => {
    peopleAre({});
    await convert();
    become("token-2");
    const look = client.call("outcome.lookup", { requestId: execute.requestId }, options());
    expect(await failure(look)).toMatchObject(refused);
    expect(paths()).toEqual(["execute"]);
  });

  it("that stays so once it is known who has come, for as long as the page does not show them", async () => {
    peopleAre({ "token-2": 8 });
    await convert();
    become("token-2");
    await askProfile();
    expect(await failure(convert())).toMatchObject(refused);
    show(8);
    await convert();
    expect(paths().filter((path) => path === "execute")).toHaveLength(2);
  });

  it("who comes after nobody may act", async () => {
    server.respond((_, response) => answer(response, { ret_code: 10_007, ret_msg: "not logged in" }));
    await askProfile().catch(() => undefined);
    await askCoins().catch(() => undefined);
    peopleAre({});
    become("token-2");
    await convert();
    expect(paths().at(-1)).toBe("execute");
  });
});
