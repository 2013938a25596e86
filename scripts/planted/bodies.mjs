/** @import { Defect } from '../lib/defect.mjs' */

/** @type {Defect[]} */
export const bodies = [
  {
    name: 'bodies: a response of any length is parsed',
    why: 'Ten megabytes of `[],` become 130 in memory, and nobody else is served meanwhile.',
    file: 'api/src/json/bounded-json.ts',
    find: "if (text.length > bounds.length) return { unread: 'long' };",
    replace: '',
    tests: ['api/src/response-body/read-response-body.test.ts'],
  },
  {
    name: 'bodies: a response of any number of values is parsed',
    why: 'Two megabytes can have a million names.',
    file: 'api/src/json/bounded-json.ts',
    find: "if (values > maxValues) return { unread: 'many' };",
    replace: '',
    tests: ['api/src/response-body/read-response-body.test.ts'],
  },
  {
    name: 'bodies: a text of control characters is passed on',
    why: 'Each is six characters in JSON: ten megabytes become sixty.',
    file: 'api/src/response-body/read-response-body.ts',
    find: 'if (text === undefined || !isMostlyText(text)) {',
    replace: 'if (text === undefined) {',
    tests: ['api/src/response-body/read-response-body.test.ts'],
  },
  {
    name: 'bodies: the text of a response is its parsed value, written again',
    why: 'An id of twenty digits is another id then.',
    file: 'api/src/features/testing/testing.service.ts',
    find: 'undefined : body.text',
    replace: 'undefined : JSON.stringify(body.value)',
    tests: ['api/src/features/testing/response-text.test.ts'],
  },
  {
    name: 'bodies: an error code that is a number is rounded',
    why: 'The analysis would quote a code that the API never sent.',
    file: 'api/src/response-body/error-codes.ts',
    find: '(source ?? inner)',
    replace: 'String(inner)',
    tests: ['api/src/response-body/error-codes.test.ts', 'api/src/features/testing/response-text.test.ts'],
  },
  {
    name: 'bodies: the screen shows the parsed value instead of what was sent',
    why: 'The tree, the indented view and the text would all show rounded numbers.',
    file: 'web/src/features/testing/shown-body.ts',
    find: 'text ?? plainText(response)',
    replace: 'plainText(response)',
    tests: ['web/src/features/testing/shown-body.test.ts'],
  },
];
