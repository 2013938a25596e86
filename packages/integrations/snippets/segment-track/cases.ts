import type { IntegrationCases } from '#test/cases.ts';

export const cases: IntegrationCases = {
  calls: [
    {
      name: 'sends an event',
      call: 'track',
      path: '/events',
      input: { id: 'order-17-paid', user: 'user-17', event: 'Order Paid' },
      provider: [
        {
          method: 'POST',
          url: 'https://api.segment.io/v1/track',
          headers: {
            authorization: `Basic ${Buffer.from('SEGMENT_API_KEY-value:').toString('base64')}`,
            'content-type': 'application/json',
          },
          body: { userId: 'user-17', event: 'Order Paid', messageId: 'order-17-paid' },
          response: { json: { success: true } },
        },
      ],
      result: { sent: true },
      invalid: [
        {},
        { id: 'a', user: '', event: 'Paid' },
        { id: 'a', user: 'b', event: 'x'.repeat(101) },
      ],
      failure: { json: { success: false, message: 'malformed JSON' }, says: 'malformed JSON' },
    },
  ],
};
