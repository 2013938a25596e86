import type { OauthFacts, WithoutOauth } from '#schema/oauth.ts';
import { factOf, slugsOfHost } from '#src/facts.ts';
import type { Knowledge } from '#src/open-knowledge.ts';

/** What is known about the OAuth logins of a provider. */
export const findOauthFacts = (knowledge: Knowledge, slug: string): OauthFacts | undefined =>
  factOf(knowledge, 'oauth', slug);

/** Why no login can be set up for a provider; undefined if nothing is known against it. */
export const findWithoutOauth = (knowledge: Knowledge, slug: string): WithoutOauth | undefined =>
  factOf(knowledge, 'without-oauth', slug);

/**
 * The facts of the first provider with the login server of these URLs. Descriptions name token URLs of earlier versions: the
 * same authorization URL is the same login, whose facts have the token URL of today.
 */
export const oauthFactsOfServer = (
  knowledge: Knowledge,
  { authorizationUrl, tokenUrl }: Pick<OauthFacts, 'authorizationUrl' | 'tokenUrl'>,
): OauthFacts | undefined => {
  const { host } = new URL(authorizationUrl);
  // Descriptions of Google's APIs name older paths, which lead to the same server.
  if (host === 'accounts.google.com') return findOauthFacts(knowledge, 'google');
  const there = slugsOfHost(knowledge, 'oauth', host)
    .flatMap((slug) => findOauthFacts(knowledge, slug) ?? [])
    // URLs of a login belong to one, also at a server whose own API is used without.
    .filter((facts) => facts.grant === 'authorization_code' && facts.authorizationUrl === authorizationUrl);
  return there.find((facts) => facts.tokenUrl === tokenUrl) ?? there[0];
};
