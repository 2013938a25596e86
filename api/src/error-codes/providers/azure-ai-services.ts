import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

/** Vision, language and speech: what Azure's own table says less exactly. */
export const azureAiServices: ProviderCodes = {
  name: 'Azure AI services',
  slugs: ['azure-ai-vision'],
  hosts: ['*.cognitiveservices.azure.com', '*.api.cognitive.microsoft.com'],
  source: 'https://learn.microsoft.com/azure/ai-services/authentication',
  checked: '2026-11-25',
  messages: [
    [
      /invalid subscription key|wrong api endpoint/i,
      [
        'credential',
        'The API does not accept the {key} in the Ocp-Apim-Subscription-Key header (api-key for models of OpenAI): it is wrong, or of a resource in another region. Key and endpoint have to be of the same resource.',
      ],
    ],
    [
      /out of call volume quota/i,
      [
        'quota',
        'The calls of the pricing tier are used up: wait until they are reset, or switch the resource from the free tier F0 to a paid one.',
      ],
    ],
    [
      /not (?:supported|available) in (?:this|the) region/i,
      [
        'elsewhere',
        'The region of the resource does not offer this: create a resource in another region that does, and call its endpoint.',
      ],
    ],
    [
      /image url is not accessible|failed to download the image/i,
      [
        'request',
        'The API could not fetch the image: the value of url has to be reachable from the internet.',
      ],
    ],
    [
      /lacks the required data action/i,
      [
        'permission',
        'The identity lacks a role for the data of this resource (such as Cognitive Services User): assign it, and wait some minutes.',
      ],
    ],
  ],
  codes: {},
};
