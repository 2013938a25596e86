/** @import { Defect } from '../lib/defect.mjs' */

/** @type {Defect[]} */
export const model = [
  {
    name: 'model: an invented API is shown',
    why: 'A recommendation could describe an API that does not exist.',
    file: 'api/src/features/discover/ask-model.ts',
    find: 'const candidate = known.get(id);',
    replace: 'const candidate = known.get(id) ?? candidates[0];',
    tests: ['api/src/features/discover/ask-model.test.ts'],
  },
  {
    name: 'model: a reason may claim what the API does not cover',
    why: 'A sentence that sounds right is believed: the catalog is what can be checked.',
    file: 'api/src/features/discover/ask-model.ts',
    find: "words !== '' && claimsOnly(knowledge, words, candidate, requirementsIn(needs))",
    replace: "words !== ''",
    tests: ['api/src/features/discover/ask-model.test.ts'],
  },
  {
    name: 'model: it gives a badge to what covers no need',
    why: 'A badge is a promise, and a mistyped word is no ground for one.',
    file: 'api/src/features/discover/ask-model.ts',
    find: 'recommended && mayRecommend(candidate, vendorsIn(needs))',
    replace: 'recommended',
    tests: ['api/src/features/discover/ask-model.test.ts'],
  },
  {
    name: 'model: the text is truncated before keys are removed',
    why: 'Half a key is not recognized as one, but may be enough to guess the rest.',
    file: 'api/src/llm/prompt.ts',
    find: 'text.slice(0, MAX_FIELD_LENGTH + MAX_SECRET_LENGTH)',
    replace: 'text.slice(0, MAX_FIELD_LENGTH)',
    tests: ['api/src/llm/prompt.test.ts'],
  },
  {
    name: 'model: its endpoint may redirect the request',
    why: 'The user chose one host to read it, and no other.',
    file: 'api/src/llm/openai-llm.ts',
    find: 'redirects: 0,',
    replace: 'redirects: 5,',
    tests: ['api/src/features/discover/ask-model.test.ts'],
  },
  {
    name: 'model: a prompt is only compared with the secrets that the log remembers',
    why: 'Those are the last hundred that were used since the start: any other key would reach the model.',
    file: 'api/src/lifecycle/create-deps.ts',
    find: 'yield* stored(views);',
    replace: '',
    tests: ['api/src/llm/stored-secrets-in-prompts.test.ts'],
  },
  {
    name: 'model: a prompt is sent although the stored secrets cannot be read',
    why: 'What it contains is then unknown.',
    file: 'api/src/llm/openai-llm.ts',
    find: 'messagesFor(question, options.secrets).catch(() => undefined)',
    replace:
      'messagesFor(question, options.secrets).catch(() => messagesFor(question, async function* () {}))',
    tests: ['api/src/llm/stored-secrets-in-prompts.test.ts'],
  },
];
