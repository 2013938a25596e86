/** @import { Defect } from '../lib/defect.mjs' */

/** @type {Defect[]} */
export const input = [
  {
    name: 'input: NUL characters are accepted',
    why: 'PostgreSQL rejects them, so the same call would work on one database and fail on the other.',
    file: 'packages/contract/src/plain/storable.ts',
    find: "!value.includes('\\0') && value.isWellFormed()",
    replace: 'value.isWellFormed()',
    tests: ['packages/contract/src/common.test.ts'],
  },
  {
    name: 'input: an escaped __proto__ is accepted',
    why: 'JSON.parse makes it a property, and copying the object sets a prototype.',
    file: 'api/src/http/json-body.ts',
    find: '/__proto__|\\\\u/i.test(body)',
    replace: '/__proto__/i.test(body)',
    tests: ['api/src/http/json-body.test.ts'],
  },
  {
    name: 'input: an id larger than an integer column is accepted',
    why: 'PostgreSQL fails on it with its own error.',
    file: 'packages/contract/src/common.ts',
    find: 'MAX_ID = 2 ** 31 - 1;',
    replace: 'MAX_ID = 2 ** 31;',
    tests: ['packages/contract/src/common.test.ts'],
  },
  {
    name: 'input: a body one byte too long is accepted',
    why: 'A limit applies exactly at its value.',
    file: 'api/src/http/json-body.ts',
    find: 'BODY_LIMIT = 1024 * 1024;',
    replace: 'BODY_LIMIT = 1024 * 1024 + 1;',
    tests: ['api/src/http/errors.test.ts'],
  },
  {
    name: 'input: a batch of any size is accepted',
    why: 'One request could start thousands of calls.',
    file: 'api/src/http/trpc.ts',
    find: 'maxBatchSize: MAX_BATCH_SIZE,',
    replace: '',
    tests: ['api/src/http/trpc.test.ts'],
  },
  {
    name: 'input: a request may take forever to arrive',
    why: 'Fastify’s default limit is 0, which means none; a few slow senders could occupy every connection.',
    file: 'api/src/app.ts',
    find: 'requestTimeout: 30_000, ',
    replace: 'requestTimeout: 0, ',
    tests: ['api/src/app.test.ts'],
  },
  {
    name: 'input: JSON in a text may be nested to any depth',
    why: 'What reads it overflows the stack.',
    file: 'packages/contract/src/body.ts',
    find: 'if (nestsTooDeep(text))',
    replace: "if (field === '' && nestsTooDeep(text))",
    tests: ['api/src/http/json-body.test.ts'],
  },
  {
    name: 'input: a long text is read for secrets where all requests are answered',
    why: 'Nobody else would be answered meanwhile.',
    file: 'api/src/features/endpoints/read-requests.ts',
    find: 'read?.text === text ? read.spans',
    replace: "read?.text === '' ? read.spans",
    tests: ['api/src/worker-threads/bounded-work.test.ts'],
  },
];
