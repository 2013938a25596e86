/** @import { Defect } from '../lib/defect.mjs' */

/** @type {Defect[]} */
export const keys = [
  {
    name: 'keys: a key goes to every host that ends like its own',
    why: 'Anybody may own notexample.com.',
    file: 'api/src/features/keys/key-hosts.ts',
    find: 'hostname.endsWith(pattern.slice(1))',
    replace: 'hostname.endsWith(pattern.slice(2))',
    tests: ['api/src/features/keys/key-hosts.test.ts'],
  },
  {
    name: 'keys: a base URL stands for every port of its host',
    why: 'Another port is another program.',
    file: 'api/src/features/keys/key-hosts.ts',
    find: 'new URL(baseUrl).origin === url.origin',
    replace: 'new URL(baseUrl).hostname === url.hostname',
    tests: ['api/src/features/keys/key-hosts.test.ts'],
  },
  {
    name: 'keys: a key goes to its provider in the clear',
    why: 'Everybody on the way reads a key that is sent by plain http.',
    file: 'api/src/features/keys/key-hosts.ts',
    find: 'return isPrivateWay;',
    replace: 'return isPrivateWay || url.port === "";',
    tests: ['api/src/features/keys/key-hosts.test.ts'],
  },
  {
    name: 'keys: a header that the caller wrote follows a redirect',
    why: 'It may hold a credential under a name that nobody knows.',
    file: 'api/src/features/calls/calls.service.ts',
    find: '...Object.keys(request.headers ?? {}).map((name) => name.toLowerCase()),',
    replace: '',
    tests: ['api/src/features/testing/testing.test.ts'],
  },
  {
    name: 'keys: a company’s page says where its keys go',
    why: 'It would name a server of its own for the key of another.',
    file: 'api/src/features/research/company/compose.ts',
    find: 'server !== null && isOnSite(site, server)',
    replace: 'server !== null && site.base !== ""',
    tests: ['api/src/features/research/company-research.test.ts'],
  },
  {
    name: 'keys: an edit keeps the host of the old base URL allowed',
    why: 'Who takes a base URL back has found that its host is not to have the key.',
    file: 'api/src/features/keys/keys.service.ts',
    find: 'if (changed.length === 0) return undefined;',
    replace:
      'if (changed.length === 0) return undefined; if (key.baseUrl !== null) await store.insertHost(tx, id, new URL(key.baseUrl).host, key.updatedAt);',
    tests: ['api/src/features/keys/key-update.test.ts'],
  },
  {
    name: 'keys: the record of an edit holds what was entered',
    why: 'A base URL may carry a token, and the record is kept for ever.',
    file: 'api/src/features/keys/keys.service.ts',
    find: "changed.join(', ')",
    replace: 'JSON.stringify(input)',
    tests: ['api/src/features/keys/key-update.test.ts'],
  },
  {
    name: 'keys: a verdict from the old base URL judges the key at the new one',
    why: 'A key is called refused, or accepted, by a server that it no longer goes to.',
    file: 'api/src/features/keys/key-verdict.service.ts',
    find: 'now === undefined || now.key.baseUrl !== baseUrl',
    replace: 'now === undefined',
    tests: ['api/src/features/verification/verification.test.ts'],
  },
  {
    name: 'keys: a call takes its secret at another moment than its base URL',
    why: 'An edit and a rotation in between send the new secret to the old address.',
    file: 'api/src/features/calls/key-credential.service.ts',
    find: 'const value = await openSecret(deps, id, sealed);',
    replace:
      'const again = await readKeyCredential(deps.connection.db, id);\n  const value = await openSecret(deps, id, again?.sealed ?? sealed);',
    tests: ['api/src/features/calls/key-credential.postgres.test.ts'],
  },
];
