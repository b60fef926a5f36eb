/** D3.9: nothing that is signed or changes anything leaves in the name of another person than the one whose figures the page shows. */
import { describe, expect, it } from "vitest";
import {
  become,
  client,
  execute,
  executed,
  failure,
  options,
  profile,
  server,
  setUpClient,
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
const convert = () => client.call("convert.execute", execute, options());

describe("a call that changes something without a signature", () => {
  it("is not sent for somebody else either", async () => {
    peopleAre({ "token-1": 7, "token-2": 8 });
    await client.call("profile.get", {}, options());
    become("token-2");
    const join = client.call("member.ambassador", { action: "JOIN" }, options());
    expect(await failure(join)).toMatchObject({ code: "OTHER_PERSON", outcome: "none", retriable: false });
    expect(paths()).toEqual(["profile", "profile"]);
  });
});

describe("a signed call after the token changed", () => {
  it("is not sent for somebody else, and says so", async () => {
    peopleAre({ "token-1": 7, "token-2": 8 });
    await client.call("profile.get", {}, options());
    become("token-2");
    expect(await failure(convert())).toMatchObject({
      code: "OTHER_PERSON",
      outcome: "none",
      retriable: false,
    });
    expect(paths()).toEqual(["profile", "profile"]);
    // The page is told whose it is now, and shows them: then it is their money.
    await client.call("profile.get", {}, options());
    await convert();
    expect(paths().at(-1)).toBe("execute");
  });

  it("goes on for the same person, who is looked up once", async () => {
    peopleAre({ "token-1": 7, "token-2": 7 });
    await client.call("profile.get", {}, options());
    become("token-2");
    await convert();
    await convert();
    expect(paths().filter((path) => path === "profile")).toHaveLength(2);
    expect(paths().filter((path) => path === "execute")).toHaveLength(2);
  });

  it("is not sent while nobody can say whose the token is", async () => {
    peopleAre({ "token-1": 7 });
    await client.call("profile.get", {}, options());
    become("token-2");
    expect(await failure(convert())).toMatchObject({ code: "NETWORK", outcome: "none" });
    expect(paths()).toEqual(["profile", "profile"]);
  });

  it("is not sent on the word that nobody is logged in, which anybody can say", async () => {
    peopleAre({ "token-1": 7 });
    await client.call("profile.get", {}, options());
    become("token-2");
    server.respond((_, response) => answer(response, { ret_code: 10_007, ret_msg: "not logged in" }));
    expect(await failure(convert())).toMatchObject({ outcome: "none" });
    expect(paths()).toEqual(["profile", "profile"]);
  });

  it("leaves without a token: nobody can be taken for somebody else", async () => {
    peopleAre({ "token-1": 7 });
    await client.call("profile.get", {}, options());
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
    const before = client.call("profile.get", {}, options());
    await expect.poll(() => server.seen.length).toBe(1);
    become("token-2");
    await client.call("profile.get", {}, options());
    release();
    await before.catch(() => undefined);
    await convert();
    expect(paths().at(-1)).toBe("execute");
  });
});

it("leaves without a profile: the server says who may", async () => {
  peopleAre({});
  await convert();
  expect(paths()).toEqual(["execute"]);
});
