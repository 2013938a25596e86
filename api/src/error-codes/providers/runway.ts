import type { Meaning } from '#src/error-codes/cause.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

const FILTERED: Meaning = ['policy', 'The content was blocked by the policy of the provider: change it.'];
export const runway: ProviderCodes = {
  name: 'Runway',
  slugs: ['runway'],
  hosts: ['api.dev.runwayml.com'],
  source: 'https://docs.dev.runwayml.com/errors/errors/',
  checked: '2026-11-25',
  // Why a task failed: `SAFETY.INPUT.TEXT`.
  find: ({ failureCode: code }) => (typeof code === 'string' ? [code, code.replace(/\..*$/, '')] : []),
  messages: [
    [
      /x-runway-version/i,
      ['request', 'The X-Runway-Version header is missing, or has a value that does not exist.'],
    ],
    [
      /validation of (?:body|query|params)/i,
      ['request', 'A field is missing or has a value that is not valid: issues in the response names it.'],
    ],
    [
      /not have enough credits|insufficient credits/i,
      ['payment', 'The credits of the account are used up: top up its balance.'],
    ],
    [
      /bearer token|api key/i,
      ['credential', 'The API does not accept the {key}: send it as a bearer token; it begins with key_.'],
    ],
    [
      /daily task limit|reached.{0,20}limit/i,
      ['quota', 'The quota of the plan is used up: wait until it is reset, or choose a larger plan.'],
    ],
    [/moderation/i, FILTERED],
  ],
  codes: {
    'SAFETY.INPUT.TEXT': FILTERED,
    'SAFETY.INPUT.IMAGE': FILTERED,
    'INPUT_PREPROCESSING.SAFETY.TEXT': FILTERED,
    'ASSET.INVALID': [
      'request',
      'The API does not accept the file: its format is not supported, or it is damaged or empty.',
    ],
    'INTERNAL.BAD_OUTPUT.CODE01': 'server',
    SAFETY: FILTERED,
    ASSET: [
      'request',
      'The API does not accept the file: its format is not supported, or it could not be fetched.',
    ],
    INTERNAL: 'server',
    THIRD_PARTY_UNAVAILABLE: 'overloaded',
  },
};
