import type { JsonValue } from '@gatehouse/contract/common.ts';
import type { JsonObject } from '@gatehouse/contract/plain/json-text.ts';
import { describe, expect, it } from 'vitest';
import { authFacts as readAuthFacts } from './auth-facts.ts';

/** That of a first version, which takes no new apps. */
const OLD_LOGIN = 'https://acme.dev/v1/authorize';
const authFacts = (spec: JsonObject) => readAuthFacts(spec, new Set([OLD_LOGIN]));
const spec = (securitySchemes: JsonObject, security: JsonValue[] = []) => ({
  components: { securitySchemes },
  security,
});
const placement = (scheme: JsonObject) => authFacts(spec({ scheme })).keyPlacement;
const flow = {
  authorizationUrl: 'https://acme.dev/authorize',
  tokenUrl: 'https://acme.dev/token',
  scopes: { read: 'Read' },
};
const oauth = (authorizationCode: JsonObject) =>
  authFacts(spec({ scheme: { type: 'oauth2', flows: { authorizationCode } } }));

describe('authFacts', () => {
  it('determines where a key goes', () => {
    expect(placement({ type: 'http', scheme: 'Bearer' })).toEqual({ type: 'bearer' });
    expect(placement({ type: 'http', scheme: 'basic' })).toEqual({ type: 'basic' });
    expect(placement({ type: 'apiKey', in: 'header', name: 'X-Key' })).toEqual({
      type: 'header',
      name: 'X-Key',
    });
    expect(placement({ type: 'apiKey', in: 'query', name: 'key' })).toEqual({ type: 'query', name: 'key' });
    expect(placement({ type: 'oauth2', flows: {} })).toEqual({ type: 'bearer' });
  });

  it('recognizes an Amazon signature and a bearer token described as a header', () => {
    const header = { type: 'apiKey', in: 'header', name: 'Authorization' };
    expect(placement({ ...header, 'x-amazon-apigateway-authtype': 'awsSigv4' })).toEqual({
      type: 'aws-sigv4',
    });
    expect(placement({ ...header, description: 'Bearer token' })).toEqual({ type: 'bearer' });
    expect(placement({ ...header, description: 'Your key' })).toEqual({
      type: 'header',
      name: 'Authorization',
    });
  });

  it('prefers a key that can be pasted, and a key over the host next to it', () => {
    const schemes = {
      flow: { type: 'oauth2', flows: {} },
      host: { type: 'apiKey', in: 'header', name: 'x-rapidapi-host' },
      key: { type: 'apiKey', in: 'header', name: 'x-rapidapi-key' },
    };
    expect(authFacts(spec(schemes)).keyPlacement).toEqual({ type: 'header', name: 'x-rapidapi-key' });
  });

  it('says which headers must be sent together', () => {
    const key = (name: string) => ({ type: 'apiKey', in: 'header', name });
    const facts = authFacts(spec({ a: key('X-App'), b: key('X-Token') }, [{ a: [], b: [] }]));
    expect(facts.keyHint).toBe('needs the headers X-App and X-Token');
    expect(
      authFacts(spec({ a: key('X-App'), b: key('X-Token') }, [{ a: [] }, { b: [] }])).keyHint,
    ).toBeNull();
  });

  it('reads a complete authorization code flow with its scopes', () => {
    expect(oauth(flow).oauth).toEqual({
      authorizationUrl: flow.authorizationUrl,
      tokenUrl: flow.tokenUrl,
      scopes: ['read'],
    });
  });

  it.each([
    [{ ...flow, tokenUrl: null }],
    [{ ...flow, tokenUrl: '/token' }],
    [{ ...flow, authorizationUrl: 'http://acme.dev/authorize' }],
    [{ ...flow, authorizationUrl: 'https://example.com/authorize' }],
    [{ ...flow, authorizationUrl: 'https://acme.dev/{tenant}/authorize' }],
    [{ ...flow, authorizationUrl: flow.tokenUrl }],
    [{ ...flow, authorizationUrl: OLD_LOGIN }],
  ])('takes no flow that cannot be used: %j', (broken) => {
    expect(oauth(broken).oauth).toBeNull();
  });

  it('reads at most forty scopes', () => {
    const scopes = Object.fromEntries(Array.from({ length: 41 }, (_, at) => [`scope:${at}`, '']));
    expect(oauth({ ...flow, scopes }).oauth?.scopes).toHaveLength(40);
  });

  it('finds nothing in something that is not a description', () => {
    const nothing = { keyPlacement: null, keyHint: null, oauth: null };
    expect(authFacts({})).toEqual(nothing);
    expect(authFacts({ components: { securitySchemes: { a: null, b: 'x', c: [] } } })).toEqual(nothing);
  });
});
