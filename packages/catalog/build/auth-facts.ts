import type { KeyPlacement } from '@gatehouse/contract/providers.ts';
import type { OAuthFacts } from '#src/catalog-api.ts';
import { asList, asObject, asText, type Json } from './json-facts.ts';
import { linkOrNull } from './urls.ts';

const MAX_SCOPES = 40;

const isSigned = (scheme: Json): boolean =>
  asText(scheme['x-amazon-apigateway-authtype']).toLowerCase() === 'awssigv4' ||
  /amazon signature/i.test(asText(scheme.description));

const placementOf = (scheme: Json): KeyPlacement | null => {
  const kind = asText(scheme.type).toLowerCase();
  const way = asText(scheme.scheme).toLowerCase();
  const name = asText(scheme.name).slice(0, 128);
  if (isSigned(scheme)) return { type: 'aws-sigv4' };
  if (kind === 'http' && way === 'bearer') return { type: 'bearer' };
  if (kind === 'http' && way === 'basic') return { type: 'basic' };
  if (kind === 'apikey' && name !== '') {
    const place = asText(scheme.in);
    if (place === 'query') return { type: 'query', name };
    if (place !== 'header') return null;
    return /bearer/i.test(asText(scheme.description)) && /^authorization$/i.test(name)
      ? { type: 'bearer' }
      : { type: 'header', name };
  }
  return kind === 'oauth2' || kind === 'openidconnect' ? { type: 'bearer' } : null;
};

/** A key that a person can paste comes before a token that a flow must fetch first; a host or an account is not a key. */
const effort = (scheme: Json): number => {
  const order = ['apikey', 'http', 'oauth2', 'openidconnect'].indexOf(asText(scheme.type).toLowerCase());
  const isAside = /host|account|client-?id|version/i.test(asText(scheme.name));
  return order + (isAside || asText(scheme.scheme).toLowerCase() === 'basic' ? 0.5 : 0);
};

/** Names of the headers that must be sent together, if the description requires more than one. */
const jointHeaders = (spec: Json, schemes: Json): string[] =>
  asList(spec.security)
    .map((requirement) =>
      Object.keys(asObject(requirement))
        .map((name) => asObject(schemes[name]))
        .filter((scheme) => asText(scheme.type) === 'apiKey' && asText(scheme.in) === 'header')
        .map((scheme) => asText(scheme.name)),
    )
    .find((names) => names.length > 1) ?? [];

const oauthOf = (scheme: Json): OAuthFacts | null => {
  const flow = asObject(asObject(scheme.flows).authorizationCode);
  const authorizationUrl = linkOrNull(flow.authorizationUrl);
  const tokenUrl = linkOrNull(flow.tokenUrl);
  if (!authorizationUrl?.startsWith('https:') || !tokenUrl?.startsWith('https:')) return null;
  // A percent-encoded template is still a template.
  if (/[{}]|%7b/i.test(authorizationUrl + tokenUrl)) return null;
  const scopes = Object.keys(asObject(flow.scopes)).filter((scope) => scope.length <= 200);
  return { authorizationUrl, tokenUrl, scopes: scopes.slice(0, MAX_SCOPES) };
};

export type AuthFacts = {
  keyPlacement: KeyPlacement | null;
  keyHint: string | null;
  oauth: OAuthFacts | null;
};

/** How a call carries its key, and the OAuth authorization code flow if the description has a complete one. */
export const authFacts = (spec: Json): AuthFacts => {
  const schemes = asObject(asObject(spec.components).securitySchemes);
  const all = Object.values(schemes).map(asObject);
  const placed = [...all].sort((a, b) => effort(a) - effort(b)).map(placementOf);
  const joint = jointHeaders(spec, schemes);
  return {
    keyPlacement: placed.find((placement) => placement !== null) ?? null,
    keyHint: joint.length > 1 ? `needs the headers ${joint.join(' and ')}`.slice(0, 200) : null,
    oauth: all.map(oauthOf).find((facts) => facts !== null) ?? null,
  };
};
