/** @import { Defect } from '../lib/defect.mjs' */

/** @type {Defect[]} */
export const vault = [
  {
    name: 'vault: a value is not bound to its row',
    why: 'Whoever can write to the file puts one key in the place of another, and it is sent there.',
    file: 'api/src/vault/envelope.ts',
    find: '({ table, column, row }: SecretRef, dataKeyId: number)',
    replace: '({ table, column }: SecretRef, dataKeyId: number, row = 0)',
    tests: ['api/src/vault/envelope.test.ts'],
  },
  {
    name: 'vault: the same nonce for every value',
    why: 'Two values under one nonce tell each other, and the authentication key with them.',
    file: 'api/src/vault/envelope.ts',
    find: 'const nonce = randomBytes(NONCE_BYTES);',
    replace: 'const nonce = Buffer.alloc(NONCE_BYTES);',
    tests: ['api/src/vault/envelope.test.ts'],
  },
  {
    name: 'vault: a missing key check is no reason to stop',
    why: 'Another master key would be taken, and new values sealed under it beside the old.',
    file: 'api/src/vault/vault.ts',
    find: 'if ((await findKeyCheck(db)) !== keyCheckOf(masterKey)) {',
    replace: 'if (![undefined, keyCheckOf(masterKey)].includes(await findKeyCheck(db))) {',
    tests: ['api/src/vault/vault.test.ts'],
  },
  {
    name: 'vault: a lost master key is made anew',
    why: 'The person would learn that the stored keys are gone when they need one.',
    file: 'api/src/vault/master-key.ts',
    find: 'if (await hasCiphertext(connection.db)) throw missingKey(file, connection);',
    replace: '',
    tests: ['api/src/vault/master-key.test.ts'],
  },
  {
    name: 'vault: a key file of the group will do',
    why: 'Every other account of the group reads it.',
    file: 'api/src/vault/key-file.ts',
    find: 'const GROUP_AND_OTHERS = 0o077;',
    replace: 'const GROUP_AND_OTHERS = 0o007;',
    tests: ['api/src/vault/master-key.test.ts'],
  },
  {
    name: 'vault: more of a key is kept beside its ciphertext than the mask shows',
    why: 'The column is in the clear, in every backup too.',
    file: 'api/src/features/keys/keys.service.ts',
    find: 'secret_prefix: maskPrefix(secret),',
    replace: 'secret_prefix: secret.slice(0, 6),',
    tests: ['api/src/features/keys/keys.test.ts'],
  },
];
