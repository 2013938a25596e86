import type { OauthConnection } from '@gatehouse/contract/oauth.ts';
import type { Knowledge } from '@gatehouse/knowledge/open-knowledge.ts';
import type { OauthFacts } from '@gatehouse/knowledge/schema/oauth.ts';
import { TOKEN_PLACEMENT } from '@gatehouse/request/credential.ts';
import { isHeaderValue } from '@gatehouse/request/headers.ts';
import type { Db } from '#src/db/database.ts';
import type { Deps } from '#src/deps.ts';
import { notFound } from '#src/errors.ts';
import { oauthOf } from '#src/features/oauth/known-login.ts';
import { findConfig } from '#src/features/oauth/oauth-configs.store.ts';
import { openClientSecret } from '#src/features/oauth/oauth-secrets.ts';
import type { OauthClient } from '#src/features/oauth/protocol/oauth-client.ts';
import { findProvider } from '#src/features/providers/providers.service.ts';

/** The origin that a URL of the facts means, in which a placeholder such as `{shop}` stands for one label. */
const originPattern = (factsUrl: string): RegExp | undefined => {
  const origin = /^https?:\/\/[^/?#]+/.exec(factsUrl)?.[0];
  if (origin === undefined) return undefined;
  const literal = origin.split(/\{\w+\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${literal.join('[a-z0-9-]+')}$`, 'i');
};

/**
 * The facts that apply to a configuration: those of its provider, if the token URL is on the provider's own host. A proxy, a
 * server of one's own and a stand-in may differ in everything.
 */
export const factsFor = (
  knowledge: Knowledge,
  provider: Parameters<typeof oauthOf>[1],
  tokenUrl: string,
): OauthFacts | undefined => {
  const known = oauthOf(knowledge, provider);
  if (!('facts' in known)) return undefined;
  return originPattern(known.facts.tokenUrl)?.test(new URL(tokenUrl).origin) ? known.facts : undefined;
};

type Carried = Pick<OauthConnection, 'tokenPlacement' | 'tokenHeaders' | 'tokenHosts'>;

/** How calls carry the tokens of a configuration, the headers that they need, and the hosts, besides the provider's, that get them. */
export const tokenUseOf = (
  knowledge: Knowledge,
  provider: Parameters<typeof oauthOf>[1],
  { tokenUrl, clientId }: { tokenUrl: string; clientId: string },
): Carried => {
  const { tokenPlacement, clientIdHeader, isApiAtTokenHost } = factsFor(knowledge, provider, tokenUrl) ?? {};
  return {
    tokenPlacement: tokenPlacement ?? TOKEN_PLACEMENT,
    tokenHeaders: clientIdHeader && isHeaderValue(clientId) ? { [clientIdHeader]: clientId } : {},
    tokenHosts: isApiAtTokenHost ? [new URL(tokenUrl).hostname] : [],
  };
};

/**
 * Everything that a login and a token call need, with the opened client secret. Call it within a transaction: what the secret
 * is bound to must not change in between. Throws NOT_FOUND, and a SealedClientSecretError if the secret does not open.
 */
export const loadOauthClient = async (
  deps: Pick<Deps, 'connection' | 'knowledge' | 'vault'>,
  tx: Db,
  configId: number,
): Promise<OauthClient> => {
  const config = await findConfig(tx, configId);
  if (config === undefined) throw notFound('OAuth configuration');
  const provider = await findProvider(deps, config.providerId, tx);
  if (provider === undefined) throw notFound('Provider');
  const facts = factsFor(deps.knowledge, provider, config.tokenUrl);
  return {
    providerName: provider.name,
    clientId: config.clientId,
    clientSecret: await openClientSecret(deps, tx, configId),
    authorizationUrl: config.authorizationUrl,
    tokenUrl: config.tokenUrl,
    redirectUri: config.redirectUri,
    chosenAuth: config.clientAuth,
    clientAuth: facts?.clientAuth ?? null,
    acceptedAuth: config.acceptedAuth,
    tokenPath: facts?.tokenPath ?? null,
    issuer: facts?.issuer ?? null,
    scopeSeparator: facts?.scopeSeparator ?? ' ',
    // A public client has nothing else.
    usesPkce: config.clientAuth === 'none' || (facts?.usesPkce ?? true),
    testUsers: facts?.testUsers ?? null,
  };
};
