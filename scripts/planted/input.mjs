/** @import { Defect } from '../lib/defect.mjs' */

/** @type {Defect[]} */
export const input = [
  {
    name: 'input: NUL is let through',
    why: 'PostgreSQL refuses it, so the same call would be right here and a failure there.',
    file: 'packages/contract/src/common.ts',
    find: "!value.includes('\\0') && value.isWellFormed()",
    replace: 'value.isWellFormed()',
    tests: ['packages/contract/src/common.test.ts'],
  },
  {
    name: 'input: __proto__ by its escaped spelling',
    why: 'JSON.parse makes a property of it, and copying the object sets a prototype.',
    file: 'api/src/http/json-body.ts',
    find: '/__proto__|\\\\u/i.test(body)',
    replace: '/__proto__/i.test(body)',
    tests: ['api/src/http/json-body.test.ts'],
  },
  {
    name: 'input: an id past the largest integer column',
    why: 'PostgreSQL answers it with an error of its own.',
    file: 'packages/contract/src/common.ts',
    find: 'MAX_ID = 2 ** 31 - 1;',
    replace: 'MAX_ID = 2 ** 31;',
    tests: ['packages/contract/src/common.test.ts'],
  },
  {
    name: 'input: a body one byte too long',
    why: 'A limit holds at its number and not past it.',
    file: 'api/src/http/json-body.ts',
    find: 'BODY_LIMIT = 1024 * 1024;',
    replace: 'BODY_LIMIT = 1024 * 1024 + 1;',
    tests: ['api/src/http/errors.test.ts'],
  },
  {
    name: 'input: a batch of any size',
    why: 'One request would start thousands of calls.',
    file: 'api/src/http/trpc.ts',
    find: 'maxBatchSize: MAX_BATCH_SIZE,',
    replace: '',
    tests: ['api/src/http/trpc.test.ts'],
  },
  {
    name: 'input: a request may take for ever to arrive',
    why: 'Fastify’s own limit is 0, which means none; a few slow senders hold every connection.',
    file: 'api/src/app.ts',
    find: 'requestTimeout: 30_000, ',
    replace: 'requestTimeout: 0, ',
    tests: ['api/src/app.test.ts'],
  },
];
