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
