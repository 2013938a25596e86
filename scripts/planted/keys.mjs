/** @import { Defect } from '../lib/defect.mjs' */

/** @type {Defect[]} */
export const keys = [
  {
    name: 'keys: a key is sent to every host with the same ending',
    why: 'Anyone can own notexample.com.',
    file: 'api/src/features/keys/key-hosts.ts',
    find: 'hostname.endsWith(pattern.slice(1))',
    replace: 'hostname.endsWith(pattern.slice(2))',
    tests: ['api/src/features/keys/key-hosts.test.ts'],
  },
  {
    name: 'keys: a base URL allows every port of its host',
    why: 'Another port belongs to another program.',
    file: 'api/src/features/keys/key-hosts.ts',
    find: 'new URL(baseUrl).origin === url.origin',
    replace: 'new URL(baseUrl).hostname === url.hostname',
    tests: ['api/src/features/keys/key-hosts.test.ts'],
  },
  {
    name: 'keys: a key is sent to its provider over plain http',
    why: 'Anyone on the network path could read it.',
    file: 'api/src/features/keys/key-hosts.ts',
    find: 'return isPrivatePath;',
    replace: 'return isPrivatePath || url.port === "";',
    tests: ['api/src/features/keys/key-hosts.test.ts'],
  },
  {
    name: 'keys: a header set by the caller follows a redirect',
    why: 'It may contain a credential under an unknown name.',
    file: 'api/src/features/calls/calls.service.ts',
    find: '...Object.keys(request.headers ?? {}).map((name) => name.toLowerCase()),',
    replace: '',
    tests: ['api/src/features/testing/testing.test.ts'],
  },
  {
    name: 'keys: a company’s page decides where keys are sent',
    why: 'It could name its own server for another provider’s key.',
    file: 'api/src/features/research/company/compose.ts',
    find: 'server !== null && isOnSite(site, server)',
    replace: 'server !== null && site.base !== ""',
    tests: ['api/src/features/research/company-research.test.ts'],
  },
  {
    name: 'keys: the host of the old base URL stays allowed after an edit',
    why: 'A user who changes the base URL no longer wants the old host to get the key.',
    file: 'api/src/features/keys/keys.service.ts',
    find: 'if (changed.length === 0) return undefined;',
    replace:
      'if (changed.length === 0) return undefined; if (key.baseUrl !== null) await store.insertHost(tx, id, new URL(key.baseUrl).host, key.updatedAt);',
    tests: ['api/src/features/keys/key-update.test.ts'],
  },
  {
    name: 'keys: the audit record of an edit contains the entered values',
    why: 'A base URL may contain a token, and the record is kept forever.',
    file: 'api/src/features/keys/keys.service.ts',
    find: "changed.join(', ')",
    replace: 'JSON.stringify(input)',
    tests: ['api/src/features/keys/key-update.test.ts'],
  },
  {
    name: 'keys: a verification at the old base URL counts for the new one',
    why: 'The key would be marked as rejected or valid by a server to which it is no longer sent.',
    file: 'api/src/features/keys/key-verdict.service.ts',
    find: 'now === undefined || now.key.baseUrl !== baseUrl',
    replace: 'now === undefined',
    tests: ['api/src/features/verification/verification.test.ts'],
  },
  {
    name: 'keys: a call reads its secret at a different time than its base URL',
    why: 'An edit and a rotation in between would send the new secret to the old address.',
    file: 'api/src/features/calls/key-credential.service.ts',
    find: 'const value = await openSecret(deps, id, sealed);',
    replace:
      'const again = await readKeyCredential(deps.connection.db, id);\n  const value = await openSecret(deps, id, again?.sealed ?? sealed);',
    tests: ['api/src/features/calls/key-credential.postgres.test.ts'],
  },
];
