import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const imgix: ProviderCodes = {
  name: 'imgix',
  slugs: ['imgix'],
  hosts: ['api.imgix.com'],
  source: 'https://docs.imgix.com/en-US/apis/management',
  checked: '2026-11-25',
  messages: [
    [
      /not have (?:the )?permission|not authorized to/i,
      [
        'permission',
        'The {key} lacks the permission for this (Sources, Purge, Asset Manager or Analytics): create one that has it.',
      ],
    ],
    [
      /api key not provided|invalid api key|authentication failed|^unauthorized/i,
      [
        'credential',
        'The API does not accept the {key}: it is wrong, of version 1, or was not sent as Bearer. Its keys begin with ak_.',
      ],
    ],
    [
      /content-type/i,
      [
        'request',
        'The Content-Type header has a value that the API does not accept: it takes application/vnd.api+json.',
      ],
    ],
  ],
  codes: {},
};
