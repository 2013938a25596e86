import type { IntegrationCases } from '#test/cases.ts';

const URL =
  'https://my-store.lemonsqueezy.com/checkout/custom/5e8b546c-c561-4a2c-a586-40c18bb2a195';

export const cases: IntegrationCases = {
  calls: [
    {
      name: 'creates a checkout',
      call: 'createCheckout',
      input: { order: 'order-17', email: 'ada@example.com' },
      provider: [
        {
          method: 'POST',
          url: 'https://api.lemonsqueezy.com/v1/checkouts',
          headers: {
            authorization: 'Bearer LEMON_SQUEEZY_API_KEY-value',
            accept: 'application/vnd.api+json',
            'content-type': 'application/vnd.api+json',
          },
          body: {
            data: {
              type: 'checkouts',
              attributes: {
                checkout_data: { email: 'ada@example.com', custom: { order: 'order-17' } },
              },
              relationships: {
                store: { data: { type: 'stores', id: 'LEMON_SQUEEZY_STORE_ID-value' } },
                variant: { data: { type: 'variants', id: 'LEMON_SQUEEZY_VARIANT_ID-value' } },
              },
            },
          },
          response: {
            status: 201,
            json: { data: { type: 'checkouts', attributes: { url: URL } } },
          },
        },
      ],
      result: URL,
      invalid: [{}, { order: '', email: 'ada@example.com' }, { order: 'order-17', email: 'ada' }],
      failure: {
        json: {
          errors: [{ status: '404', title: 'Not Found', detail: 'The variant does not exist.' }],
        },
        says: 'The variant does not exist.',
      },
    },
  ],
};
