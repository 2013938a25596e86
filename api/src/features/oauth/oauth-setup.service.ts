import type { OauthMetadata, OauthSetup } from '@gatehouse/contract/oauth-setup.ts';
import type { Provider } from '@gatehouse/contract/providers.ts';
import type { OauthFacts } from '@gatehouse/knowledge/schema/oauth.ts';
import type { Deps } from '#src/deps.ts';
import { notFound } from '#src/errors.ts';
import { type Listed, oauthOf } from '#src/features/oauth/known-login.ts';
import { readMetadata } from '#src/features/oauth/protocol/read-metadata.ts';
import { findProvider } from '#src/features/providers/providers.service.ts';

const portalOf = ({ developerPortalUrl, registerUrl }: Provider): string | null =>
  developerPortalUrl ?? registerUrl;

/** What is said of an API whose hosts are not known: its token goes nowhere before a host is pinned. */
const HOSTS_NOTE =
  'No host of this API is known. After the login, call it by its full URL, and pin its host to the connection.';

const hostNotes = ({ hosts, baseUrl }: Provider, facts?: OauthFacts): string[] => {
  const named = [...hosts, ...(facts?.apiHosts ?? []), ...Object.values(facts?.hostFields ?? {}).flat()];
  const isKnown = named.length > 0 || baseUrl !== null || facts?.isApiAtTokenHost === true;
  return isKnown ? [] : [HOSTS_NOTE];
};

const emptySetup = (provider: Provider): OauthSetup => ({
  providerId: provider.id,
  source: 'none',
  grant: 'authorization_code',
  authorizationUrl: '',
  tokenUrl: '',
  deviceAuthorizationUrl: '',
  pushedAuthorizationUrl: '',
  usesDpop: false,
  scopes: [],
  additionalParams: {},
  clientAuth: null,
  usesPkce: true,
  developerPortalUrl: portalOf(provider),
  consoleSteps: [],
  testUsers: null,
  tokenLifetime: null,
  redirectUriRule: null,
  deviceRule: null,
  notes: hostNotes(provider),
  sources: [],
  checkedOn: null,
});

/** What the Configure step begins with. Makes no outgoing call. Throws NOT_FOUND for an unknown provider. */
export const readSetup = async (deps: Deps, providerId: number): Promise<OauthSetup> => {
  const provider = await findProvider(deps, providerId);
  if (provider === undefined) throw notFound('Provider');
  const known = oauthOf(deps.knowledge, provider);
  const empty = emptySetup(provider);
  if (known.source === 'none') return empty;
  if (known.source === 'unsupported') {
    const { reason, sources, checkedOn } = known.without;
    return { ...empty, source: 'unsupported', notes: [reason], sources: [...sources], checkedOn };
  }
  const { facts, source } = known;
  return {
    ...empty,
    source,
    grant: facts.grant,
    authorizationUrl: facts.authorizationUrl,
    tokenUrl: facts.tokenUrl,
    deviceAuthorizationUrl: facts.deviceAuthorizationUrl ?? '',
    pushedAuthorizationUrl: facts.pushedAuthorizationUrl ?? '',
    usesDpop: facts.usesDpop,
    scopes: [...facts.scopes],
    additionalParams: { ...facts.additionalParams },
    clientAuth: facts.clientAuth,
    usesPkce: facts.usesPkce,
    developerPortalUrl: facts.developerPortalUrl ?? empty.developerPortalUrl,
    consoleSteps: [...facts.consoleSteps],
    testUsers: facts.testUsers,
    tokenLifetime: facts.tokenLifetime,
    redirectUriRule: facts.redirectUriRule,
    deviceRule: facts.deviceRule,
    notes: [...facts.notes, ...hostNotes(provider, facts)],
    sources: [...facts.sources],
    checkedOn: facts.checkedOn,
  };
};

/** Servers publish that they can, not that they want it. */
const DPOP_NOTE =
  ' The server can bind tokens to a key (DPoP): switch that on if it gives your app no others.';

const nothingFound = (reason: string): OauthMetadata => ({
  isFound: false,
  issuer: null,
  authorizationUrl: null,
  tokenUrl: null,
  deviceAuthorizationUrl: null,
  pushedAuthorizationUrl: null,
  scopes: [],
  clientAuth: null,
  signingAlgs: [],
  message: reason,
});

/** What the server behind an authorization URL, or an issuer, publishes about itself. A failure is told in words. */
export const findMetadata = async (deps: Deps, url: string, signal: AbortSignal): Promise<OauthMetadata> => {
  const found = await readMetadata(deps, url, signal);
  if ('reason' in found) return nothingFound(found.reason);
  return {
    isFound: true,
    issuer: found.issuer,
    authorizationUrl: found.authorizationUrl,
    tokenUrl: found.tokenUrl,
    deviceAuthorizationUrl: found.deviceAuthorizationUrl,
    pushedAuthorizationUrl: found.requiresPush ? found.pushedAuthorizationUrl : null,
    scopes: found.scopes,
    clientAuth: found.clientAuth,
    signingAlgs: found.signingAlgs,
    message: `Read from ${found.foundAt}.${found.supportsDpop ? DPOP_NOTE : ''}`,
  };
};

/** What is known about the logins of a provider; undefined if that is nothing, or if it has none. */
export const knownLogin = (deps: Pick<Deps, 'knowledge'>, provider: Listed): OauthFacts | undefined => {
  const known = oauthOf(deps.knowledge, provider);
  return 'facts' in known ? known.facts : undefined;
};
