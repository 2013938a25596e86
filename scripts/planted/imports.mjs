/** @import { Defect } from '../lib/defect.mjs' */

/** @type {Defect[]} */
export const imports = [
  {
    name: 'imports: a key gets the host of its document as its base URL',
    why: 'A document from a stranger would decide where a key is sent.',
    file: 'api/src/features/imports/imports.service.ts',
    find: 'apiKey: secret.value, exact: true',
    replace: "apiKey: secret.value, exact: true, baseUrl: 'https://' + secret.host",
    tests: ['api/src/features/imports/imports.test.ts'],
  },
  {
    name: 'imports: keys are stored after the endpoints, in a transaction of their own',
    why: 'If a key cannot be stored, half of the import would be.',
    file: 'api/src/features/imports/imports.service.ts',
    find: 'await addEndpoints(deps, endpoints, async (tx) => {',
    replace: 'await addEndpoints(deps, endpoints);\n    await deps.connection.transaction(async (tx) => {',
    tests: ['api/src/features/imports/imports.test.ts'],
  },
  {
    name: 'imports: a document is not compared with the reviewed one',
    why: 'What is stored would not be what the user has seen.',
    file: 'api/src/features/imports/imports.service.ts',
    find: 'if (digest !== input.digest)',
    replace: "if (digest === '')",
    tests: ['api/src/features/imports/imports.test.ts'],
  },
  {
    name: 'imports: the headers of a document are stored with their secrets',
    why: 'A key would be a part of an endpoint, and not be offered as a key.',
    file: 'api/src/features/imports/read/secret-finder.ts',
    find: 'headers: (pairs) => pairs.filter(header),',
    replace: 'headers: (pairs) => [...pairs],',
    tests: ['api/src/features/imports/read/read-import.test.ts'],
  },
  {
    name: 'imports: a secret is only removed where its name says what it is',
    why: 'Documents repeat their secrets in descriptions and URLs.',
    file: 'api/src/features/imports/read/hide-secrets.ts',
    find: 'all.length === 0 ? value : (hide(value as JsonValue) as T)',
    replace: 'all.length < 0 ? (hide(value as JsonValue) as T) : value',
    tests: ['api/src/features/imports/read/read-import.test.ts'],
  },
  {
    name: 'imports: a path may lead upwards',
    why: 'A request would go elsewhere than its URL seems to say.',
    file: 'api/src/features/imports/read/entry-url.ts',
    find: 'climbs(url.slice(authority.length))',
    replace: "climbs('')",
    tests: ['api/src/features/imports/read/read-import.test.ts'],
  },
  {
    name: 'imports: a body may have the name __proto__',
    why: 'Copying such an object sets its prototype.',
    file: 'api/src/features/imports/read/to-entry.ts',
    find: "name !== '__proto__'",
    replace: "name !== ''",
    tests: ['api/src/features/imports/read/read-import.test.ts'],
  },
  {
    name: 'imports: a host that ends like that of a provider counts as its own',
    why: 'Requests to evil-example.com would be taken for those of example.com.',
    file: 'api/src/features/providers/provider-of-url.ts',
    find: 'endsWith(host.slice(1))',
    replace: 'endsWith(host.slice(2))',
    tests: ['api/src/features/providers/provider-of-url.test.ts'],
  },
];
