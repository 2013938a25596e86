import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const voyageAi: ProviderCodes = {
  name: 'Voyage AI',
  slugs: ['voyage-ai'],
  hosts: ['api.voyageai.com', 'ai.mongodb.com'],
  source: 'https://docs.voyageai.com/docs/error-codes',
  checked: '2026-11-25',
  messages: [
    [
      /api key is invalid|provide.{0,20}api key/i,
      [
        'credential',
        'The API does not accept the {key}: it is wrong, or of the other host. Keys of MongoDB Atlas are for ai.mongodb.com, those of the Voyage dashboard for api.voyageai.com.',
      ],
    ],
    [
      /not yet added your payment method|payment method/i,
      ['payment', 'Without a payment method the account is limited to few requests: add one in its billing.'],
    ],
    [
      /too many tokens|exceeds the (?:max|limit)|batch size|max allowed tokens|number of tokens in the batch/i,
      ['request', 'The texts are too long for the model, or too many at once: shorten them, or send fewer.'],
    ],
    [
      /model .{0,40}(?:not supported|does not exist)/i,
      ['not-found', 'The model does not exist, or the account may not use it: list the models that it has.'],
    ],
  ],
  codes: {},
};
