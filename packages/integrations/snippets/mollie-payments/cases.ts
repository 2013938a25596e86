import type { Delivery, IntegrationCases } from '#test/cases.ts';

const delivery = (id: string): Pick<Delivery, 'path' | 'headers' | 'body'> => ({
  path: '/webhooks/mollie',
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  body: new URLSearchParams({ id }).toString(),
});

export const cases: IntegrationCases = {
  calls: [
    {
      name: 'creates a payment',
      path: '/payments',
      input: { order: 'order-17', amount: '12.50' },
      provider: [
        {
          method: 'POST',
          url: 'https://api.mollie.com/v2/payments',
          headers: {
            authorization: 'Bearer MOLLIE_API_KEY-value',
            'content-type': 'application/json',
            'idempotency-key': 'payment-order-17',
          },
          body: {
            amount: { currency: 'EUR', value: '12.50' },
            description: 'Order order-17',
            redirectUrl: 'https://example.com/orders/order-17',
            webhookUrl: 'https://example.com/webhooks/mollie',
            metadata: { order: 'order-17' },
          },
          response: {
            status: 201,
            json: {
              resource: 'payment',
              id: 'tr_5B8cwPMGnU',
              status: 'open',
              _links: {
                checkout: { href: 'https://www.mollie.com/checkout/select-method/5B8cwPMGnU' },
              },
            },
          },
        },
      ],
      result: {
        id: 'tr_5B8cwPMGnU',
        url: 'https://www.mollie.com/checkout/select-method/5B8cwPMGnU',
      },
      invalid: [{}, { order: 'a/b', amount: '1.00' }, { order: 'a', amount: 'ten' }],
      failure: {
        json: {
          status: 422,
          title: 'Unprocessable Entity',
          detail: 'The amount is higher than the maximum',
        },
        says: 'The amount is higher than the maximum',
      },
    },
  ],
  deliveries: () => [
    {
      name: 'reads the status of the payment that the webhook names',
      ...delivery('tr_5B8cwPMGnU'),
      status: 200,
      result: { status: 'paid' },
      provider: [
        {
          method: 'GET',
          url: 'https://api.mollie.com/v2/payments/tr_5B8cwPMGnU',
          headers: { authorization: 'Bearer MOLLIE_API_KEY-value' },
          response: {
            json: { id: 'tr_5B8cwPMGnU', status: 'paid', metadata: { order: 'order-17' } },
          },
        },
      ],
    },
    { name: 'asks for nothing that is no payment', ...delivery('../refunds'), status: 400 },
  ],
};
