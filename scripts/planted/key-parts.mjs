/** @import { Defect } from '../lib/defect.mjs' */

const STORED = ['api/src/features/keys/key-parts.test.ts'];
const CHANGED = ['api/src/features/keys/key-part-changes.test.ts'];
const CALLS = ['api/src/features/calls/key-parts-calls.test.ts'];

/** @type {Defect[]} */
export const keyParts = [
  {
    name: 'key-parts: the values of a key are in a column that is not sealed',
    why: 'Whoever reads the file or a backup would have them.',
    file: 'api/src/features/keys/key-parts.ts',
    find: "value.length < MIN_LENGTH_WITH_PREFIX ? '' : maskPrefix(value);",
    replace: 'value;',
    tests: STORED,
  },
  {
    name: 'key-parts: a secret part does not count as a stored secret',
    why: 'It would reach a model, and stay in names and generated code.',
    file: 'api/src/vault/compound.ts',
    find: 'return [value, ...secret.map(([, part]) => part)];',
    replace: 'return [value, ...secret.slice(0, 0).map(([, part]) => part)];',
    tests: STORED,
  },
  {
    name: 'key-parts: a rotation loses the values that it does not name',
    why: 'The key could make no call any more, and its identifier is shown nowhere.',
    file: 'api/src/features/keys/key-rotation.service.ts',
    find: 'before: readCompound(old).parts',
    replace: 'before: {}',
    tests: CHANGED,
  },
  {
    name: 'key-parts: a secret part is replaced without a rotation',
    why: 'Nothing could restore it.',
    file: 'api/src/features/keys/keys.service.ts',
    find: '  requireIdentifiers(keyPlacement, given);\n',
    replace: '',
    tests: CHANGED,
  },
  {
    name: 'key-parts: an unknown part is stored',
    why: 'A misspelt name would be found out with the first call.',
    file: 'api/src/features/keys/key-parts.ts',
    find: '  requireKnown(keyParts, given ?? {}, fields);\n',
    replace: '',
    tests: STORED,
  },
  {
    name: 'key-parts: secret parts are not masked in a response',
    why: 'An API that repeats its request would show them.',
    file: 'api/src/features/calls/own-secrets.ts',
    find: '...halves, ...secretParts(placement, parts)]',
    replace: '...halves, ...secretParts(placement, {})]',
    tests: CALLS,
  },
  {
    name: 'key-parts: the preview of a call shows secret parts',
    why: 'It is looked at with others in front of the screen.',
    file: 'api/src/features/calls/call-preview.ts',
    find: 'identifiers.includes(name) ? value : maskKey(shownPrefix(value))',
    replace: 'value',
    tests: CALLS,
  },
  {
    name: 'key-parts: the preview shows a key where it is withheld',
    why: 'It would say that values go to a host that may not get them.',
    file: 'api/src/features/calls/call-preview.ts',
    find: 'withheldReason === undefined ? shownPlacement(resolved, credential, at) : undefined',
    replace: 'shownPlacement(resolved, credential, at)',
    tests: CALLS,
  },
  {
    name: 'key-parts: headers with parts go along with a redirect',
    why: 'Another host would get them.',
    file: 'packages/request/src/place-parts.ts',
    find: "secretHeaders: placeNames(placement, 'header').map((name) => name.toLowerCase()),",
    replace: 'secretHeaders: [],',
    tests: CALLS,
  },
  {
    name: 'key-parts: a body with parts goes along with a redirect',
    why: 'Another host would get them.',
    file: 'packages/request/src/place-parts.ts',
    find: "hasSecretBody: places.some((place) => isInPlace(place, 'body')),",
    replace: 'hasSecretBody: false,',
    tests: CALLS,
  },
  {
    name: 'key-parts: a signature covers less than the request',
    why: 'The API rejects it, or a changed body would pass.',
    file: 'packages/request/src/place-parts.ts',
    find: 'path_and_query: url.pathname + url.search,',
    replace: 'path_and_query: url.pathname,',
    tests: CALLS,
  },
];
