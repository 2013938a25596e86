import { asObject, asText } from '@gatehouse/contract/json-text.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

const BLOCKED = /^(?:SAFETY|OTHER|BLOCKLIST|PROHIBITED_CONTENT|IMAGE_SAFETY|MODEL_ARMOR|JAILBREAK)$/;

/** A prompt that was blocked comes with 200. */
export const gemini: ProviderCodes = {
  name: 'Gemini',
  hosts: ['generativelanguage.googleapis.com'],
  // Vertex AI has the same at the hosts of all its regions.
  hasForm: (body) => BLOCKED.test(String(asObject(body.promptFeedback)?.blockReason)),
  source: 'https://ai.google.dev/api/generate-content',
  checked: '2026-11-25',
  find: (body) => {
    const reason = asText(asObject(body.promptFeedback)?.blockReason);
    return reason === undefined ? [] : [reason];
  },
  messages: [
    [
      /reported as leaked/i,
      [
        'credential',
        'The API does not accept the {key} any more: it was leaked, so Google blocked it. Create another and rotate it.',
      ],
    ],
    [
      /free_tier.{0,80}limit: 0\b/is,
      [
        'payment',
        'The free tier has no quota for this model: enable billing for the project of the {key}, or use another model.',
      ],
    ],
    [
      /is not found for API version|not supported for \w+content/i,
      [
        'not-found',
        'The model does not exist, is retired, or is not for this method or this version of the API: list the models.',
      ],
    ],
    [
      /location is not supported/i,
      [
        'restricted',
        'The API may not be used from the country that the call comes from; the {key} is not the reason.',
      ],
    ],
  ],
  codes: {
    SAFETY: [
      'policy',
      'The prompt was blocked by the safety filter (SAFETY), so there is no answer: change it.',
    ],
    OTHER: ['policy', 'The prompt was blocked by the policy of the provider (OTHER), so there is no answer.'],
    BLOCKLIST: ['policy', 'The prompt was blocked because of a word on a blocklist (BLOCKLIST).'],
    PROHIBITED_CONTENT: [
      'policy',
      'The prompt was blocked by the policy of the provider (PROHIBITED_CONTENT).',
    ],
    IMAGE_SAFETY: ['policy', 'An image was blocked by the safety filter (IMAGE_SAFETY).'],
    RESOURCE_EXHAUSTED: [
      'quota',
      'Too many requests, or a quota of the project is used up: wait, or raise the limits of its plan.',
    ],
    RECITATION: ['policy', 'The answer was blocked as a recitation, by the policy of the provider.'],
    MODEL_ARMOR: ['policy', 'The prompt was blocked by a filter of the project (MODEL_ARMOR).'],
    JAILBREAK: ['policy', 'The prompt was blocked by the policy of the provider (JAILBREAK): change it.'],
  },
};
