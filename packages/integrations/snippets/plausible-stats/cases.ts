import type { IntegrationCases } from '#test/cases.ts';

export const cases: IntegrationCases = {
  env: { PLAUSIBLE_SITE: 'example.com' },
  calls: [
    {
      name: 'lists the most visited pages',
      call: 'popularPages',
      path: '/popular',
      input: { period: '7d' },
      provider: [
        {
          method: 'POST',
          url: 'https://plausible.io/api/v2/query',
          headers: {
            authorization: 'Bearer PLAUSIBLE_API_KEY-value',
            'content-type': 'application/json',
          },
          body: {
            site_id: 'example.com',
            metrics: ['visitors'],
            dimensions: ['event:page'],
            date_range: '7d',
            order_by: [['visitors', 'desc']],
            pagination: { limit: 10 },
          },
          response: {
            json: {
              results: [
                { dimensions: ['/'], metrics: [812] },
                { dimensions: ['/pricing'], metrics: [90] },
              ],
              meta: {},
            },
          },
        },
      ],
      result: [
        { page: '/', visitors: 812 },
        { page: '/pricing', visitors: 90 },
      ],
      invalid: [{}, { period: 'century' }],
      failure: {
        json: { error: 'Invalid API key or site ID.' },
        says: 'Invalid API key or site ID.',
      },
    },
  ],
};
