import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const unstructured: ProviderCodes = {
  name: 'Unstructured',
  slugs: ['unstructured'],
  hosts: ['*.unstructuredapp.io', 'api.unstructured.io'],
  source: 'https://docs.unstructured.io/api-reference/troubleshooting/api-key-url',
  checked: '2026-11-25',
  messages: [
    [
      /api key (?:is )?(?:malformed|missing|invalid|expired)|invalid api key/i,
      [
        'credential',
        'The API does not accept the {key}: it is wrong, of another address (each account has its own), or missing from the unstructured-api-key header.',
      ],
    ],
    [
      /\b(?:trial|subscription)\b.{0,40}(?:over|ended|expired)|free pages|page limit/i,
      ['payment', 'The trial or the pages of the account are used up: check its plan and billing.'],
    ],
    [
      /file type .{0,80}not supported|not supported.{0,30}file/i,
      ['request', 'The type of the file is a value that is not supported.'],
    ],
  ],
  codes: {},
};
