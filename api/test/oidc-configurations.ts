import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import type { OidcServer, startOidcServer } from '#test/oidc-server.ts';

type Options = Partial<Parameters<typeof startOidcServer>[0]>;

/** A way in which a real OpenID provider is configured, and what a client's own configuration says there. */
export type OidcConfiguration = {
  name: string;
  options: Options;
  /** Fields of the configuration besides the URLs and the client. */
  fields?: (server: OidcServer) => Record<string, unknown>;
};

const keyPair = (options: object, type: 'ec' | 'rsa') => {
  const { privateKey } =
    type === 'ec'
      ? generateKeyPairSync('ec', { namedCurve: 'P-256', ...options })
      : generateKeyPairSync('rsa', { modulusLength: 2048, ...options });
  return {
    pem: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    jwks: { keys: [createPublicKey(privateKey).export({ format: 'jwk' })] },
  };
};

const EC = keyPair({}, 'ec');
const RSA = keyPair({}, 'rsa');

const PUBLIC = () => ({ clientAuth: 'none', clientSecret: '' });
const signedBy = (pem: string) => () => ({ clientAuth: 'private_key_jwt', clientSecret: pem });
const pushed = ({ pushedAuthorizationUrl }: OidcServer) => ({ pushedAuthorizationUrl });
const BOUND = () => ({ usesDpop: true });
const SPECIAL = 'a+b/c==d%e:f&g-0123456789';

/** PKCE, rotation of refresh tokens and `iss` are the same at all of them. */
export const OIDC_CONFIGURATIONS: OidcConfiguration[] = [
  { name: 'a secret in a header', options: {} },
  { name: 'a secret with special characters in a header', options: { clientSecret: SPECIAL } },
  { name: 'a secret in the body', options: { clientAuth: 'post' } },
  { name: 'no secret', options: { clientAuth: 'none' }, fields: PUBLIC },
  {
    name: 'a statement that is signed with the secret',
    options: { clientAuth: 'secret_jwt' },
    fields: () => ({ clientAuth: 'client_secret_jwt' }),
  },
  {
    name: 'a statement that is signed with ES256',
    options: { clientAuth: 'private_key_jwt', jwks: EC.jwks, signingAlg: 'ES256' },
    fields: signedBy(EC.pem),
  },
  {
    name: 'a statement that is signed with PS256',
    options: { clientAuth: 'private_key_jwt', jwks: RSA.jwks, signingAlg: 'PS256' },
    fields: () => ({ ...signedBy(RSA.pem)(), signingAlg: 'PS256' }),
  },
  { name: 'pushed logins', options: { pushed: true }, fields: pushed },
  {
    name: 'pushed logins of a client without a secret',
    options: { pushed: true, clientAuth: 'none' },
    fields: (server) => ({ ...pushed(server), ...PUBLIC() }),
  },
  { name: 'bound tokens', options: { dpop: true }, fields: BOUND },
  {
    name: 'bound tokens of a client without a secret',
    options: { dpop: true, clientAuth: 'none' },
    fields: () => ({ ...BOUND(), ...PUBLIC() }),
  },
  {
    name: 'pushed logins and bound tokens',
    options: { pushed: true, dpop: true },
    fields: (server) => ({ ...pushed(server), ...BOUND() }),
  },
  {
    name: 'pushed logins, bound tokens and a statement that is signed',
    options: { pushed: true, dpop: true, clientAuth: 'private_key_jwt', jwks: EC.jwks, signingAlg: 'ES256' },
    fields: (server) => ({ ...pushed(server), ...BOUND(), ...signedBy(EC.pem)() }),
  },
  { name: 'tokens that are JWTs', options: { jwtTokens: true } },
  { name: 'tokens that live for a minute', options: { accessTokenSeconds: 60 } },
];
