import { asText, type JsonObject, textsOf } from '@gatehouse/contract/plain/json-text.ts';
import {
  OAUTH_SIGNING_ALGS,
  type OauthClientAuth,
  type OauthSigningAlg,
} from '@gatehouse/contract/plain/oauth-wizard.ts';
import { OutboundError } from '@gatehouse/outbound/errors.ts';
import { parseBoundedObject } from '@gatehouse/response/body/bounded-json.ts';
import { isSecureEndpoint } from '#src/features/oauth/protocol/loopback-url.ts';
import type { ProtocolDeps } from '#src/features/oauth/protocol/oauth-client.ts';

/** What an authorization server publishes about itself (RFC 8414, OpenID Connect Discovery), as far as it is used. */
type ServerMetadata = {
  issuer: string;
  /** Null if the server has no logins that come back, only those with a code. */
  authorizationUrl: string | null;
  tokenUrl: string;
  /** Where a login with a code begins (RFC 8628 section 4); null if the server has none. */
  deviceAuthorizationUrl: string | null;
  revocationUrl: string | null;
  /** Where a login can be pushed (RFC 9126 section 5); null if the server has no such place. */
  pushedAuthorizationUrl: string | null;
  /** Whether it can bind tokens to a key (RFC 9449 section 5.1), with the algorithm of the keys that are made here. */
  supportsDpop: boolean;
  /** Whether every login has to be pushed. */
  requiresPush: boolean;
  /** Empty if the server does not publish them. */
  scopes: string[];
  /** Null if the server says nothing, takes both the header and the body, or only names methods that are not supported. */
  clientAuth: OauthClientAuth | null;
  /** With which of the algorithms known here a private key may sign; empty if the server does not say. */
  signingAlgs: OauthSigningAlg[];
  /** Whether it supports PKCE with S256; null if it does not say. */
  usesPkce: boolean | null;
  /** The URL of the document. */
  foundAt: string;
};

/**
 * How metadata is fetched. `oauth`, for a URL that a person typed: https only, except on this machine, where people try
 * things out. `auto`, for a URL that nobody typed, such as one of a catalog: public addresses only, so that a stranger's
 * entry cannot make this server look around in its own network.
 */
type MetadataProfile = 'oauth' | 'auto';

/** For all requests together, in ms: a person waits for it. */
const TOTAL_MS = 15_000;
/** The largest published documents have about 20 KB. */
const MAX_BYTES = 256 * 1024;
const MAX_LENGTH = 2048;
const MAX_SCOPES = 500;
/** How many segments of a path may belong to the issuer: Keycloak's authorization URL has five, its issuer two. */
const MAX_SEGMENTS = 5;

const OPENID = '/.well-known/openid-configuration';
const OAUTH = '/.well-known/oauth-authorization-server';

const withoutSlash = (text: string): string => text.replace(/\/$/, '');

/** The path on the host of the URL: `new URL(path, url)` would take one that begins with two slashes for another host. */
const onHostOf = (url: URL, path: string): URL => {
  const own = new URL(url.origin);
  own.pathname = path;
  return own;
};

/** The issuer of a URL that is already one of a document, in either form; otherwise the URL without query and fragment. */
const startOf = (url: URL): URL => {
  const { pathname } = url;
  for (const known of [OPENID, OAUTH]) {
    const path = withoutSlash(pathname);
    if (path.endsWith(known)) return onHostOf(url, path.slice(0, -known.length));
    if (path.startsWith(`${known}/`)) return onHostOf(url, path.slice(known.length));
  }
  return onHostOf(url, pathname);
};

/**
 * Possible issuers of a URL, the most specific first: its path, shortened segment by segment, down to the host. Only these
 * can be meant, because an issuer's document is on its own host (RFC 8414 section 3).
 */
const issuersOf = (start: URL): string[] => {
  const segments = start.pathname
    .split('/')
    .filter((segment) => segment !== '')
    .slice(0, MAX_SEGMENTS);
  return segments
    .map((_segment, index) => `${start.origin}/${segments.slice(0, segments.length - index).join('/')}`)
    .concat(start.origin);
};

/** Where an issuer's document can be: before its path (RFC 8414 section 3.1) or after it (OpenID Connect Discovery, 4.1). */
const documentsOf = (issuer: string): string[] => {
  const { origin, pathname } = new URL(issuer);
  const path = withoutSlash(pathname);
  return [`${origin}${OAUTH}${path}`, `${origin}${path}${OPENID}`];
};

const endpointIn = (fields: JsonObject, name: string): string | null => {
  const text = asText(fields[name]);
  return text !== undefined && text.length <= MAX_LENGTH && isSecureEndpoint(text) ? text : null;
};

/** Those of one line ask for the same credential: which of them it is, is found out. What needs less comes first. */
const METHODS: readonly (readonly (readonly [string, OauthClientAuth])[])[] = [
  [
    ['client_secret_basic', 'basic'],
    ['client_secret_post', 'body'],
  ],
  [['client_secret_jwt', 'client_secret_jwt']],
  [['private_key_jwt', 'private_key_jwt']],
  [['none', 'none']],
];

/**
 * RFC 8414 section 2: a document that lists no methods means `client_secret_basic`, which is what is tried first. A client
 * signs only where nothing else is offered. A server that also has public clients does not say that this one is.
 */
const clientAuthIn = (fields: JsonObject): OauthClientAuth | null => {
  const listed = textsOf(fields.token_endpoint_auth_methods_supported);
  const offered = METHODS.map((line) => line.flatMap(([name, way]) => (listed.includes(name) ? [way] : [])));
  const [only, ...others] = offered.find((ways) => ways.length > 0) ?? [];
  return others.length === 0 ? (only ?? null) : null;
};

const signingAlgsIn = (fields: JsonObject): OauthSigningAlg[] => {
  const listed = textsOf(fields.token_endpoint_auth_signing_alg_values_supported);
  return OAUTH_SIGNING_ALGS.filter((alg) => listed.includes(alg));
};

const isShort = (text: string): boolean => text.length <= 500;

/** What Microsoft Entra puts where a tenant is. */
const TENANT = '{tenantid}';

/**
 * Whether a document of this issuer may name this one (RFC 8414 section 3.3: otherwise it could speak for a server that
 * somebody else runs). Two are known to name another: Entra has a placeholder in place of the tenant, and LinkedIn and
 * Authentik have one issuer for several paths of their host.
 */
const mayName = (issuer: string, named: string): boolean => {
  const [asked, given] = [withoutSlash(issuer), withoutSlash(named)];
  if (given === asked || asked.startsWith(`${given}/`))
    return URL.parse(given)?.origin === new URL(asked).origin;
  const [before, after, ...rest] = given.split(TENANT);
  if (before === undefined || after === undefined || rest.length > 0) return false;
  const tenant = asked.slice(before.length, asked.length - after.length);
  return (
    asked === `${before}${tenant}${after}` &&
    /^[\w.-]+$/.test(tenant) &&
    before.startsWith(`${new URL(asked).origin}/`)
  );
};

/** The metadata in a document; a reason if it must not be used. */
const readDocument = (
  fields: JsonObject,
  issuer: string,
  foundAt: string,
): ServerMetadata | { reason: string } => {
  const named = asText(fields.issuer) ?? '';
  if (!mayName(issuer, named)) return { reason: `The document at ${foundAt} is for another issuer.` };
  const authorizationUrl = endpointIn(fields, 'authorization_endpoint');
  const tokenUrl = endpointIn(fields, 'token_endpoint');
  const deviceAuthorizationUrl = endpointIn(fields, 'device_authorization_endpoint');
  if ((authorizationUrl ?? deviceAuthorizationUrl) === null || tokenUrl === null)
    return { reason: `The document at ${foundAt} names no authorization and token endpoint with https.` };
  const pkce = fields.code_challenge_methods_supported;
  return {
    issuer: named,
    authorizationUrl,
    tokenUrl,
    deviceAuthorizationUrl,
    revocationUrl: endpointIn(fields, 'revocation_endpoint'),
    pushedAuthorizationUrl: endpointIn(fields, 'pushed_authorization_request_endpoint'),
    supportsDpop: textsOf(fields.dpop_signing_alg_values_supported).includes('ES256'),
    requiresPush: fields.require_pushed_authorization_requests === true,
    scopes: [...new Set(textsOf(fields.scopes_supported).filter(isShort))].slice(0, MAX_SCOPES),
    clientAuth: clientAuthIn(fields),
    signingAlgs: signingAlgsIn(fields),
    usesPkce: Array.isArray(pkce) ? pkce.includes('S256') : null,
    foundAt,
  };
};

type Fetched = { fields: JsonObject } | { missing: true } | { reason: string } | { failed: OutboundError };

/** @throws OutboundError. Redirects are not followed, whatever the profile: what another host publishes is not this issuer's. */
const fetchDocument = async (
  { outbound }: ProtocolDeps,
  url: string,
  profile: MetadataProfile,
  signal: AbortSignal,
): Promise<Fetched> => {
  const response = await outbound.request(profile, {
    method: 'GET',
    url,
    headers: { accept: 'application/json', 'user-agent': 'Gatehouse' },
    maxRedirects: 0,
    // Only a convenience: it must not take a connection from a call that somebody waits for.
    traffic: 'background',
    limits: { wireBytes: MAX_BYTES, decodedBytes: MAX_BYTES },
    signal,
  });
  if (response.status !== 200) return { missing: true };
  if (response.truncated) return { reason: `The document at ${url} is too large.` };
  const fields = parseBoundedObject(new TextDecoder().decode(response.body));
  return fields === undefined ? { missing: true } : { fields };
};

const NOTHING =
  'The server publishes no OAuth metadata, so its URLs have to be copied from its documentation.';

/** One of the two forms may be the one that a server does not like. */
const tryDocument = async (...given: Parameters<typeof fetchDocument>): Promise<Fetched> => {
  try {
    return await fetchDocument(...given);
  } catch (error) {
    if (error instanceof OutboundError && error.code !== 'aborted') return { failed: error };
    throw error;
  }
};

const isMetadata = (found: ServerMetadata | { reason: string }): found is ServerMetadata => 'issuer' in found;

/**
 * What the issuer of an authorization URL publishes about itself (RFC 8414, OpenID Connect Discovery 1.0), or why there is
 * nothing. The URL may also be the issuer's, or the document's. Nothing outside its origin is fetched. Never throws.
 */
export const readMetadata = async (
  deps: ProtocolDeps,
  url: string,
  signal: AbortSignal,
  profile: MetadataProfile = 'oauth',
): Promise<ServerMetadata | { reason: string }> => {
  const parsed = URL.parse(url);
  if (parsed === null || !isSecureEndpoint(url)) return { reason: 'Only a server with https can be asked.' };
  const timeUp = AbortSignal.timeout(TOTAL_MS);
  const both = AbortSignal.any([signal, timeUp]);
  let reason = NOTHING;
  try {
    for (const issuer of issuersOf(startOf(parsed))) {
      const fetched = await Promise.all(
        documentsOf(issuer).map(async (at) => ({ at, found: await tryDocument(deps, at, profile, both) })),
      );
      for (const { at, found } of fetched) {
        if ('missing' in found || 'failed' in found) continue;
        const result = 'fields' in found ? readDocument(found.fields, issuer, at) : found;
        if (isMetadata(result)) return result;
        reason = result.reason;
      }
      const failures = fetched.flatMap(({ found }) => ('failed' in found ? [found.failed] : []));
      if (failures.length === fetched.length) return { reason: `${failures[0]?.message}.` };
    }
    return { reason };
  } catch {
    return {
      reason: timeUp.aborted ? `${parsed.host} did not respond in time.` : 'The request was canceled.',
    };
  }
};
