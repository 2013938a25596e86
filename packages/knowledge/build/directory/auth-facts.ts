import { type JsonObject, listOf, objectOf, textOf } from '@gatehouse/contract/plain/json-text.ts';
import type { KeyPlacement } from '@gatehouse/contract/providers.ts';
import type { OAuthFacts } from '#src/apis/catalog-api.ts';
import { linkOrNull } from './urls.ts';

const MAX_SCOPES = 40;

const isSigned = (scheme: JsonObject): boolean =>
  textOf(scheme['x-amazon-apigateway-authtype']).toLowerCase() === 'awssigv4' ||
  /amazon signature/i.test(textOf(scheme.description));

const placementOf = (scheme: JsonObject): KeyPlacement | null => {
  const kind = textOf(scheme.type).toLowerCase();
  const way = textOf(scheme.scheme).toLowerCase();
  const name = textOf(scheme.name).slice(0, 128);
  if (isSigned(scheme)) return { type: 'aws-sigv4' };
  if (kind === 'http' && way === 'bearer') return { type: 'bearer' };
  if (kind === 'http' && way === 'basic') return { type: 'basic' };
  if (kind === 'apikey' && name !== '') {
    const place = textOf(scheme.in);
    if (place === 'query') return { type: 'query', name };
    if (place !== 'header') return null;
    return /bearer/i.test(textOf(scheme.description)) && /^authorization$/i.test(name)
      ? { type: 'bearer' }
      : { type: 'header', name };
  }
  return kind === 'oauth2' || kind === 'openidconnect' ? { type: 'bearer' } : null;
};

/** A key that a person can paste comes before a token that a flow must fetch first; a host or an account is not a key. */
const effort = (scheme: JsonObject): number => {
  const order = ['apikey', 'http', 'oauth2', 'openidconnect'].indexOf(textOf(scheme.type).toLowerCase());
  const isAside = /host|account|client-?id|version/i.test(textOf(scheme.name));
  return order + (isAside || textOf(scheme.scheme).toLowerCase() === 'basic' ? 0.5 : 0);
};

/** Names of the headers that must be sent together, if the description requires more than one. */
const jointHeaders = (spec: JsonObject, schemes: JsonObject): string[] =>
  listOf(spec.security)
    .map((requirement) =>
      Object.keys(objectOf(requirement))
        .map((name) => objectOf(schemes[name]))
        .filter((scheme) => textOf(scheme.type) === 'apiKey' && textOf(scheme.in) === 'header')
        .map((scheme) => textOf(scheme.name)),
    )
    .find((names) => names.length > 1) ?? [];

const oauthOf = (scheme: JsonObject, notLogins: ReadonlySet<string>): OAuthFacts | null => {
  const flow = objectOf(objectOf(scheme.flows).authorizationCode);
  const authorizationUrl = linkOrNull(flow.authorizationUrl);
  const tokenUrl = linkOrNull(flow.tokenUrl);
  if (!authorizationUrl?.startsWith('https:') || !tokenUrl?.startsWith('https:')) return null;
  // A percent-encoded template is still a template.
  if (/[{}]|%7b/i.test(authorizationUrl + tokenUrl)) return null;
  // What gives tokens to apps is no page at which a person logs in.
  if (authorizationUrl === tokenUrl || notLogins.has(authorizationUrl)) return null;
  const scopes = Object.keys(objectOf(flow.scopes)).filter((scope) => scope.length <= 200);
  return { authorizationUrl, tokenUrl, scopes: scopes.slice(0, MAX_SCOPES) };
};

export type AuthFacts = {
  keyPlacement: KeyPlacement | null;
  keyHint: string | null;
  oauth: OAuthFacts | null;
};

/**
 * How a call carries its key, and the OAuth authorization code flow if the description has a complete one.
 * @param notLogins authorization URLs at which no login can be set up
 */
export const authFacts = (spec: JsonObject, notLogins: ReadonlySet<string>): AuthFacts => {
  const schemes = objectOf(objectOf(spec.components).securitySchemes);
  const all = Object.values(schemes).map(objectOf);
  const placed = [...all].sort((a, b) => effort(a) - effort(b)).map(placementOf);
  const joint = jointHeaders(spec, schemes);
  return {
    keyPlacement: placed.find((placement) => placement !== null) ?? null,
    keyHint: joint.length > 1 ? `needs the headers ${joint.join(' and ')}`.slice(0, 200) : null,
    oauth: all.map((scheme) => oauthOf(scheme, notLogins)).find((facts) => facts !== null) ?? null,
  };
};
