import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

/** What is said of the resource and the deployment; the codes of the models are those of OpenAI. */
export const azureOpenai: ProviderCodes = {
  name: 'Azure OpenAI',
  slugs: ['azure-openai'],
  hosts: ['*.openai.azure.com'],
  source: 'https://learn.microsoft.com/azure/ai-services/openai/reference',
  checked: '2026-11-25',
  messages: [
    [
      /invalid subscription key or wrong api endpoint/i,
      [
        'credential',
        'The API does not accept the {key}: it is wrong, or of another resource than the host names. It goes into the header api-key; access tokens go after Bearer.',
      ],
    ],
    [
      /^resource not found$/i,
      [
        'not-found',
        'This path does not exist: check that it has /openai/deployments/ and the name of the deployment, and a value of api-version that knows this operation.',
      ],
    ],
    [
      /virtual network|firewall rules|public access is disabled/i,
      [
        'restricted',
        'The resource may not be used from this address: add it to the allowed networks of the resource. The {key} is not the reason.',
      ],
    ],
    [
      /api[- ]version/i,
      ['request', 'The parameter api-version is missing, or has a value that this operation does not know.'],
    ],
    [
      /operation does not work with the specified model/i,
      [
        'request',
        'The model of the deployment has no such operation: use another deployment, or the path that fits the value of its model.',
      ],
    ],
    [
      /lacks the required data action|principal does not have access/i,
      [
        'permission',
        'The identity lacks a role at this resource, such as Cognitive Services OpenAI User: assign it, and wait some minutes.',
      ],
    ],
    [
      /token rate limit|call rate limit|rate limit of your current/i,
      [
        'rate-limit',
        'Too many requests, or too many tokens, in this minute for the deployment: wait, or raise its tokens per minute.',
      ],
    ],
  ],
  codes: {},
};
