import { createPrivateKey, createPublicKey, generateKeyPair, type KeyObject } from "node:crypto";
import { promisify } from "node:util";

/** The exchange's key pairs (D6.3): one opens requests, one signs answers. */
export interface ServerKeys {
  readonly requestKey: KeyObject;
  readonly responseKey: KeyObject;
  /** For the host config, as PEM. */
  readonly published: { readonly requestPublicKey: string; readonly responsePublicKey: string };
}

/** Private keys as PEM, where a host brings its own. */
export interface GivenKeys {
  readonly request?: string | undefined;
  readonly response?: string | undefined;
}

const bits = 2048;
const makePair = promisify(generateKeyPair);
/** Exchanges of one process share what none of them was given: making keys takes long. */
const made = new Map<string, Promise<KeyObject>>();

export async function openKeys(given: GivenKeys): Promise<ServerKeys> {
  const [requestKey, responseKey] = await Promise.all([
    keyOf("request", given.request),
    keyOf("response", given.response),
  ]);
  return {
    requestKey,
    responseKey,
    published: { requestPublicKey: publicPem(requestKey), responsePublicKey: publicPem(responseKey) },
  };
}

async function keyOf(use: "request" | "response", pem: string | undefined): Promise<KeyObject> {
  if (pem !== undefined && pem !== "") return createPrivateKey(pem);
  const known = made.get(use) ?? makePair("rsa", { modulusLength: bits }).then((pair) => pair.privateKey);
  made.set(use, known);
  return known;
}

function publicPem(key: KeyObject): string {
  return String(createPublicKey(key).export({ type: "spki", format: "pem" }));
}
