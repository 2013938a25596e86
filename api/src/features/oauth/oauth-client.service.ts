import type { OauthConnection } from '@gatehouse/contract/oauth.ts';
import type { Knowledge } from '@gatehouse/knowledge/open-knowledge.ts';
import type { OauthFacts } from '@gatehouse/knowledge/schema/oauth.ts';
import { matchesHost } from '@gatehouse/request/covers-url.ts';
import { DPOP_PLACEMENT, TOKEN_PLACEMENT } from '@gatehouse/request/credential.ts';
import { isHeaderValue } from '@gatehouse/request/headers.ts';
import type { Db } from '#src/db/database.ts';
import type { Deps } from '#src/deps.ts';
import { notFound } from '#src/errors.ts';
import { isPrivateKey } from '#src/features/oauth/client-keys/signing-key.ts';
import { openSigningKey } from '#src/features/oauth/client-keys/stored-key.ts';
import { accountFieldsOf, apiUrlOf } from '#src/features/oauth/connection-urls.ts';
import { oauthOf } from '#src/features/oauth/known-login.ts';
import { findConfig, type StoredConfig } from '#src/features/oauth/oauth-configs.store.ts';
import type { StoredConnection } from '#src/features/oauth/oauth-connections.store.ts';
import { openClientSecret } from '#src/features/oauth/oauth-secrets.ts';
import { DPOP } from '#src/features/oauth/protocol/grant-fields.ts';
import type { OauthClient } from '#src/features/oauth/protocol/oauth-client.ts';
import { sentRedirection } from '#src/features/oauth/redirect-name.ts';
import { findProvider } from '#src/features/providers/providers.service.ts';

/** The origin that a URL of the facts means, in which a placeholder such as `{shop}` stands for one label. */
const originPattern = (factsUrl: string): RegExp => {
  const origin = /^https?:\/\/[^/?#]+/.exec(factsUrl)?.[0] ?? '';
  const literal = origin.split(/\{\w+\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${literal.join('[a-z0-9-]+')}$`, 'i');
};

/** The facts at another host of the same login server, or at that of a customer in place of a placeholder. */
const movedTo = (origin: string, facts: OauthFacts): OauthFacts => {
  const before = /^https:\/\/[^/]+/.exec(facts.tokenUrl)?.[0] ?? '';
  const moved = (url: string | null) =>
    url?.startsWith(before) ? `${origin}${url.slice(before.length)}` : url;
  const { issuer, revocationUrl, refreshUrl, account } = facts;
  const moves = account !== null && 'profileUrl' in account;
  return {
    ...facts,
    account: moves ? { ...account, profileUrl: moved(account.profileUrl) ?? account.profileUrl } : account,
    issuer: moved(issuer),
    revocationUrl: moved(revocationUrl),
    refreshUrl: moved(refreshUrl),
  };
};

/**
 * The facts that apply to a configuration: those of its provider, if the token URL is on one of the provider's own hosts. A proxy, a
 * server of one's own and a stand-in may differ in everything.
 */
export const factsFor = (
  knowledge: Knowledge,
  provider: Parameters<typeof oauthOf>[1],
  tokenUrl: string,
): OauthFacts | undefined => {
  const known = oauthOf(knowledge, provider);
  if (!('facts' in known)) return undefined;
  const { facts } = known;
  const { origin } = new URL(tokenUrl);
  if (originPattern(facts.tokenUrl).test(origin)) return movedTo(origin, facts);
  const isOther = facts.loginHosts.some((host) => originPattern(`https://${host}`).test(origin));
  return isOther ? movedTo(origin, facts) : undefined;
};

type Carried = Pick<
  OauthConnection,
  'tokenPlacement' | 'tokenHeaders' | 'tokenHosts' | 'baseUrl' | 'accountFields'
>;

type TokenOrigin = Pick<
  StoredConnection,
  | 'provider'
  | 'tokenUrl'
  | 'clientId'
  | 'grantedHosts'
  | 'pinnedHosts'
  | 'tokenType'
  | 'saidFields'
  | 'config'
>;

/** Those of the hosts that a token response has named which the facts believe: names, or `*.example.com`. Nothing else decides it. */
const believedHosts = ({ hostFields }: OauthFacts, grantedHosts: readonly string[]): string[] => {
  const patterns = Object.values(hostFields).flat();
  return grantedHosts.filter((host) => patterns.some((pattern) => matchesHost(pattern, host)));
};

/** The hosts of the API, besides the provider's, that get the tokens of a login. */
const tokenHostsOf = (
  facts: OauthFacts,
  { tokenUrl, grantedHosts }: Pick<TokenOrigin, 'tokenUrl' | 'grantedHosts'>,
): string[] => [
  ...facts.apiHosts,
  ...believedHosts(facts, grantedHosts),
  ...(facts.isApiAtTokenHost ? [new URL(tokenUrl).hostname] : []),
];

const tokenHeadersOf = (facts: OauthFacts | undefined, clientId: string): Record<string, string> =>
  facts?.clientIdHeader && isHeaderValue(clientId) ? { [facts.clientIdHeader]: clientId } : {};

/** Where each customer has a host, and nothing else is known, calls go to that of the token URL. */
const knownApiUrl = (facts: OauthFacts | undefined, { provider, tokenUrl }: TokenOrigin): string => {
  const isAtTokenHost = facts?.isApiAtTokenHost === true && provider.baseUrl === null;
  return facts?.apiUrl ?? (isAtTokenHost ? new URL(tokenUrl).origin : '');
};

/**
 * How calls carry the tokens of a connection, the headers that they need, the hosts, besides the provider's, that get them, and what is
 * known of the account for their URLs.
 */
export const tokenUseOf = (
  { knowledge, localNetworks }: Pick<Deps, 'knowledge' | 'localNetworks'>,
  origin: TokenOrigin,
): Carried => {
  const { provider, tokenUrl, clientId, tokenType, pinnedHosts, config } = origin;
  const facts = factsFor(knowledge, provider, tokenUrl);
  const tokenHosts = facts === undefined ? [] : tokenHostsOf(facts, origin);
  const accountFields = accountFieldsOf(facts, origin);
  const hosts = { provider: [...provider.hosts, ...tokenHosts], baseUrl: null, pinned: pinnedHosts };
  return {
    // A bound token that is sent as any other is refused, and given away.
    tokenPlacement: tokenType === DPOP ? DPOP_PLACEMENT : (facts?.tokenPlacement ?? TOKEN_PLACEMENT),
    tokenHeaders: tokenHeadersOf(facts, clientId),
    tokenHosts,
    accountFields,
    baseUrl: apiUrlOf(config.apiUrl || knownApiUrl(facts, origin), accountFields, hosts, localNetworks),
  };
};

/** Which fields about the account are kept, by where they are said: what the facts name, and what the configuration does, wherever it comes. */
const keptFieldsOf = (
  facts: OauthFacts | undefined,
  { accountFields }: Pick<StoredConfig, 'accountFields'>,
): OauthClient['accountFields'] => {
  const named = Object.entries(facts?.accountFields ?? {});
  const of = (source: string) =>
    named.flatMap(([name, { from, at = name }]) => (from === source ? [{ name, at }] : []));
  const own = accountFields
    .filter((name) => !named.some(([other]) => other === name))
    .map((name) => ({ name, at: name }));
  return {
    callback: [...of('callback'), ...own],
    token: [...of('token'), ...own],
    profile: of('profile'),
  };
};

type Credential = Pick<OauthClient, 'clientSecret' | 'signingKey'>;

const openCredential = async (
  deps: Pick<Deps, 'vault'>,
  tx: Db,
  config: StoredConfig,
): Promise<Credential> => {
  const secret = await openClientSecret(deps, tx, config.id);
  const signingKey = await openSigningKey(secret, config);
  // A private key is in no request, so it is no secret of one, whatever the configuration says.
  return { clientSecret: signingKey !== null || isPrivateKey(secret) ? '' : secret, signingKey };
};

/** How the server differs from others: as the configuration says, else as is known. */
const ofServer = (
  facts: OauthFacts | undefined,
  config: StoredConfig,
): Pick<OauthClient, 'accountFields' | 'tokenParams' | 'tokenBody' | 'clientIdParam' | 'scopeSeparator'> => ({
  accountFields: keptFieldsOf(facts, config),
  tokenParams: { ...facts?.tokenParams, ...config.tokenParams },
  tokenBody: config.tokenBody ?? facts?.tokenBody ?? 'form',
  clientIdParam: config.clientIdParam || (facts?.clientIdParam ?? null),
  scopeSeparator: config.scopeSeparator ?? facts?.scopeSeparator ?? ' ',
});

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
  const { redirectUri, additionalParams } = sentRedirection(config, facts);
  return {
    providerName: provider.name,
    clientId: config.clientId,
    ...(await openCredential(deps, tx, config)),
    assertionAudience: config.assertionAudience,
    authorizationUrl: config.authorizationUrl,
    tokenUrl: config.tokenUrl,
    refreshUrl: facts?.refreshUrl ?? null,
    redirectUri,
    additionalParams,
    deviceAuthorizationUrl: config.deviceAuthorizationUrl,
    pushedAuthorizationUrl: config.pushedAuthorizationUrl,
    usesDpop: config.usesDpop,
    forItself: config.grant === 'client_credentials' ? { scopes: config.scopes, additionalParams } : null,
    chosenAuth: config.clientAuth,
    clientAuth: facts?.clientAuth ?? null,
    acceptedAuth: config.acceptedAuth,
    tokenPath: facts?.tokenPath ?? null,
    ...ofServer(facts, config),
    account: facts?.account ?? null,
    tokenHeaders: tokenHeadersOf(facts, config.clientId),
    hostFields: Object.keys(facts?.hostFields ?? {}),
    issuer: config.issuer ?? facts?.issuer ?? null,
    // A public client has nothing else.
    usesPkce: config.clientAuth === 'none' || (config.usesPkce ?? facts?.usesPkce ?? true),
    testUsers: facts?.testUsers ?? null,
  };
};
