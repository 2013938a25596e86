/** @import { Defect } from '../lib/defect.mjs' */

/** @type {Defect[]} */
export const model = [
  {
    name: 'model: an API that it made up is shown',
    why: 'Its words would stand on the card of something that nobody knows.',
    file: 'api/src/features/discover/ask-model.ts',
    find: 'const candidate = known.get(id);',
    replace: 'const candidate = known.get(id) ?? candidates[0];',
    tests: ['api/src/features/discover/ask-model.test.ts'],
  },
  {
    name: 'model: what is sent is cut before keys are taken out of it',
    why: 'Half a key is not known as one, and half of it is enough to guess at.',
    file: 'api/src/llm/prompt.ts',
    find: 'withoutSecrets(value).slice(0, MAX_FIELD_LENGTH)',
    replace: 'withoutSecrets(value.slice(0, MAX_FIELD_LENGTH))',
    tests: ['api/src/llm/prompt.test.ts'],
  },
  {
    name: 'model: its address may send the question on',
    why: 'A person named the host that may read it, and no other.',
    file: 'api/src/llm/openai-llm.ts',
    find: 'redirects: 0,',
    replace: 'redirects: 5,',
    tests: ['api/src/features/discover/ask-model.test.ts'],
  },
];
