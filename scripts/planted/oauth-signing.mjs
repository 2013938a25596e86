/** @import { Defect } from '../lib/defect.mjs' */

const FOLDER = 'api/src/features/oauth';
const KEYS = [`${FOLDER}/client-keys/client-keys.test.ts`];
const READING = [`${FOLDER}/client-keys/signing-key.test.ts`];
const SIGNING = [`${FOLDER}/client-keys/signed-clients.test.ts`];

/** @type {Defect[]} */
export const oauthSigning = [
  {
    name: 'oauth-signing: a private key counts as a client secret',
    why: 'It would be sent to the token URL, readable, where only what it signs may go.',
    file: `${FOLDER}/client-keys/stored-key.ts`,
    find: "    if (isPrivateKey(entered)) throw rejected('BAD_REQUEST', 'clientSecret', NO_SECRET);\n",
    replace: '',
    tests: KEYS,
  },
  {
    name: 'oauth-signing: a stored private key is a secret if the row says so',
    why: 'Who can change the row would have the private key sent in a request.',
    file: `${FOLDER}/oauth-client.service.ts`,
    find: "signingKey !== null || isPrivateKey(secret) ? '' : secret",
    replace: "signingKey !== null ? '' : secret",
    tests: KEYS,
  },
  {
    name: 'oauth-signing: the public key that is shown may be anybody’s',
    why: 'Its user would register the key of whoever changed the database, who could then log in as the app.',
    file: `${FOLDER}/oauth-configs.store.ts`,
    find: '        ...(row.signing_key === null ? [] : [{ key: row.signing_key }]),\n',
    replace: '',
    tests: KEYS,
  },
  {
    name: 'oauth-signing: a secret is stored in place of a private key',
    why: 'The configuration could not sign anything, and says so only at the login.',
    file: `${FOLDER}/oauth-configs.service.ts`,
    find: '  requireCredential(config, changes);\n',
    replace: '',
    tests: KEYS,
  },
  {
    name: 'oauth-signing: what everyone may know of a key is the key itself',
    why: 'The private key would be shown, copied and given to the provider.',
    file: `${FOLDER}/client-keys/signing-key.ts`,
    find: "createPublicKey(privateKey).export({ format: 'jwk' })",
    replace: "privateKey.export({ format: 'jwk' })",
    tests: READING,
  },
  {
    name: 'oauth-signing: a short RSA key is accepted',
    why: 'RFC 7518 section 3.3 wants 2048 bits: servers refuse less, and it can be broken.',
    file: `${FOLDER}/client-keys/signing-key.ts`,
    find: 'const MIN_RSA_BITS = 2048;',
    replace: 'const MIN_RSA_BITS = 512;',
    tests: READING,
  },
  {
    name: 'oauth-signing: a statement is made for the token URL only',
    why: 'Most servers want to be called by their issuer, and refuse it.',
    file: `${FOLDER}/client-keys/signed-auths.ts`,
    find: 'const chosen = assertionAudience || issuer;',
    replace: 'const chosen = assertionAudience || tokenUrl;',
    tests: SIGNING,
  },
  {
    name: 'oauth-signing: another audience than the chosen one is tried',
    why: 'A statement would be made for a server that the configuration does not name.',
    file: `${FOLDER}/client-keys/signed-auths.ts`,
    find: "assertionAudience === '' ? [signed, forUrl] : [signed]",
    replace: "assertionAudience === '' ? [signed, forUrl] : [signed, forUrl]",
    tests: SIGNING,
  },
  {
    name: 'oauth-signing: a client that signs is offered where less is enough',
    why: 'The form would ask for a key where the secret that everybody has is accepted.',
    file: `${FOLDER}/protocol/read-metadata.ts`,
    find: "  [['private_key_jwt', 'private_key_jwt']],\n  [['none', 'none']],",
    replace: "  [['none', 'none']],\n  [['private_key_jwt', 'private_key_jwt']],",
    tests: [`${FOLDER}/protocol/read-metadata.test.ts`],
  },
];
