/** @import { Defect } from '../lib/defect.mjs' */

/** @type {Defect[]} */
export const vault = [
  {
    name: 'vault: a value is not bound to its row',
    why: 'Someone with write access to the file could swap two keys, and each would be sent to the other’s host.',
    file: 'api/src/vault/envelope.ts',
    find: '({ table, column, row }: SecretRef, dataKeyId: number)',
    replace: '({ table, column }: SecretRef, dataKeyId: number, row = 0)',
    tests: ['api/src/vault/envelope.test.ts'],
  },
  {
    name: 'vault: every value uses the same nonce',
    why: 'Two values with the same nonce reveal each other and the authentication key.',
    file: 'api/src/vault/envelope.ts',
    find: 'const nonce = randomBytes(NONCE_BYTES);',
    replace: 'const nonce = Buffer.alloc(NONCE_BYTES);',
    tests: ['api/src/vault/envelope.test.ts'],
  },
  {
    name: 'vault: a missing key check does not stop the start',
    why: 'Another master key would be accepted, and new values would be sealed with it next to the old ones.',
    file: 'api/src/vault/vault.ts',
    find: 'if ((await findKeyCheck(db)) !== keyCheckOf(masterKey)) {',
    replace: 'if (![undefined, keyCheckOf(masterKey)].includes(await findKeyCheck(db))) {',
    tests: ['api/src/vault/vault.test.ts'],
  },
  {
    name: 'vault: a lost master key is replaced by a new one',
    why: 'The user would only notice that the stored keys are lost when one is needed.',
    file: 'api/src/vault/master-key.ts',
    find: 'if (await hasCiphertext(connection.db)) throw missingKey(file, connection);',
    replace: '',
    tests: ['api/src/vault/master-key.test.ts'],
  },
  {
    name: 'vault: a key file that the group can read is accepted',
    why: 'Every other account in the group could read it.',
    file: 'api/src/vault/key-file.ts',
    find: 'const GROUP_AND_OTHERS = 0o077;',
    replace: 'const GROUP_AND_OTHERS = 0o007;',
    tests: ['api/src/vault/master-key.test.ts'],
  },
  {
    name: 'vault: more of a key is stored next to its ciphertext than the mask shows',
    why: 'That column is plain text, in every backup too.',
    file: 'api/src/features/keys/keys.service.ts',
    find: 'secret_prefix: maskPrefix(secret),',
    replace: 'secret_prefix: secret.slice(0, 6),',
    tests: ['api/src/features/keys/keys.test.ts'],
  },
];
