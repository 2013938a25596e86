import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const azureAiSpeech: ProviderCodes = {
  name: 'Azure AI services',
  slugs: ['azure-ai-speech'],
  hosts: ['*.speech.microsoft.com', '*.api.cognitive.microsoft.com'],
  source: 'https://learn.microsoft.com/azure/ai-services/speech-service/rest-text-to-speech',
  checked: '2026-11-25',
  messages: [
    [
      /invalid subscription key|wrong api endpoint/i,
      [
        'credential',
        'The API does not accept the {key}: it is wrong, or belongs to a resource in another region than that of the host. It is sent as Ocp-Apim-Subscription-Key.',
      ],
    ],
    [
      /out of call volume quota/i,
      [
        'quota',
        'The free calls of the resource (F0) are used up: wait as long as the message says, or change its pricing tier to S0.',
      ],
    ],
  ],
  codes: {},
};
