/** @import { Defect } from '../lib/defect.mjs' */

const CASES = ['packages/secrets/src/reader-cases.test.ts'];
const folder = 'packages/secrets/src';

/** @type {Defect[]} */
export const secrets = [
  {
    name: 'secrets: the path of a webhook is no secret',
    why: 'Whoever has the URL can post to the channel.',
    file: `${folder}/shapes.ts`,
    find: '${[...KEYS, ...WEBHOOKS, CREDENTIAL]',
    replace: '${[...KEYS, CREDENTIAL]',
    tests: CASES,
  },
  {
    name: 'secrets: a value beside a field with its name is not read',
    why: 'Collections, environments and forms list their fields so.',
    file: `${folder}/reader/fields.ts`,
    find: '(isSecretOfPair(value, name, isNamed) ? [span] : [])',
    replace: '(isSecretOfPair(value, name, isNamed) && name === "" ? [span] : [])',
    tests: CASES,
  },
  {
    name: 'secrets: a text inside a text is only read as it is written there',
    why: 'JSON in a string of JSON may have escapes of its own.',
    file: `${folder}/find-secrets.ts`,
    find: 'if (!ESCAPED.test(text)) return spans;',
    replace: 'return spans;',
    tests: ['packages/secrets/src/canaries.test.ts'],
  },
  {
    name: 'secrets: a part of a path is no text in base64',
    why: 'The state of a login is one, and a path has its signs between its parts.',
    file: `${folder}/reader/base64.ts`,
    find: "const slash = encoded.indexOf('/', start);",
    replace: 'const slash = -1;',
    tests: ['packages/secrets/src/canaries.test.ts'],
  },
  {
    name: 'secrets: a text is not read without its escapes',
    why: 'A URL in a text is escaped as often as it was put into another.',
    file: `${folder}/find-secrets.ts`,
    find: '...behindEscapes(reader, text, read)',
    replace: '...[]',
    tests: CASES,
  },
  {
    name: 'secrets: base64 hides a secret',
    why: 'States of logins and configurations are passed on in base64.',
    file: `${folder}/reader/base64.ts`,
    find: 'reader.inner(reader, inside).length === 0',
    replace: 'inside !== ""',
    tests: CASES,
  },
  {
    name: 'secrets: a key in the field of a name is stored as a name',
    why: 'It would be shown in every list, and stored without encryption.',
    file: 'api/src/features/keys/open-names.ts',
    find: "text === secret || secretsIn(text, 'prose').length > 0",
    replace: 'text === secret',
    tests: ['api/src/features/keys/open-names.test.ts'],
  },
];
