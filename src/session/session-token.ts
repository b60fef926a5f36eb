import { environmentOf, tokenName } from "#shared/site/environment.ts";
import { currentToken } from "../bridge/page-host.ts";

/** The user's token as it is now, "" when signed out. */
export const sessionToken = (): string => currentToken(tokenName(environmentOf(location.hostname)));
