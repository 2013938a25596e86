import type { Meaning } from '#src/error-codes/cause.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

const USE_MODEL: Meaning = [
  'permission',
  'The {key} may not use this model, which is gated: accept its terms on its page, with the account of the {key}.',
];
const MODEL: Meaning = [
  'not-found',
  'The model does not exist, or the account may not use it: list the models that it has.',
];
export const huggingFace: ProviderCodes = {
  name: 'Hugging Face',
  slugs: ['hugging-face'],
  hosts: ['huggingface.co', '*.huggingface.co', '*.huggingface.cloud'],
  source: 'https://huggingface.co/docs/inference-providers/hub-api',
  checked: '2026-11-25',
  messages: [
    [
      /gated|restricted and you are not in the authorized list|must (?:be authenticated|have access) to access it|access to model .{0,80}(?:restricted|gated)/i,
      USE_MODEL,
    ],
    [
      /exceeded your (?:monthly|included)|pre-?paid credits|included credits/i,
      [
        'payment',
        'The credits of the month are used up for the account: buy more, subscribe to PRO, or send the key of the provider itself.',
      ],
    ],
    [/currently loading/i, ['not-ready', 'The model is being loaded and is not ready: try again shortly.']],
    [
      /not have sufficient permissions|inference providers/i,
      ['permission', 'The {key} lacks a permission: allow calls to Inference Providers in its settings.'],
    ],
    [
      /invalid (?:username or password|credentials|user token)/i,
      [
        'credential',
        'The API does not accept the {key}: the access token (hf_…) is wrong, expired or revoked. Create another in the settings of the account.',
      ],
    ],
    [
      /is not supported by (?:any )?provider|model .{0,80}(?:not supported|does not exist|not found)|repository not found/i,
      ['not-found', 'The model does not exist, or no enabled provider serves it.'],
    ],
    [
      /scaled to zero|endpoint .{0,30}(?:paused|not ready|initiali)/i,
      ['not-ready', 'The endpoint is paused or starting, and not ready: try again shortly.'],
    ],
    [
      /out of memory/i,
      ['server', 'The API failed on its side: its memory was not enough for this. Try again with less.'],
    ],
    [
      /too (?:long|large)|must be less than|inputs? tokens/i,
      ['request', 'The text is too long for the model: shorten it.'],
    ],
  ],
  codes: {
    model_not_supported: MODEL,
    model_not_found: MODEL,
    GatedRepo: USE_MODEL,
    RepoNotFound: ['not-found', 'The repository does not exist, or the {key} may not see it.'],
    EntryNotFound: ['not-found', 'The file does not exist in the repository.'],
    RevisionNotFound: ['not-found', 'The branch or commit does not exist.'],
  },
};
