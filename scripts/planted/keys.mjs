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
    find: 'new URL(key.baseUrl).origin === url.origin',
    replace: 'new URL(key.baseUrl).hostname === url.hostname',
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
    file: 'api/src/features/keys/key-call.service.ts',
    find: 'secretHeaders: [...placed.secretHeaders, ...Object.keys(own)],',
    replace: 'secretHeaders: placed.secretHeaders,',
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
];
