import { expect } from 'vitest';
import type { Exchange, IntegrationCases } from '#test/cases.ts';

const TOKEN: Exchange = {
  method: 'POST',
  url: 'https://api-m.paypal.com/v1/oauth2/token',
  headers: {
    authorization: `Basic ${Buffer.from('PAYPAL_CLIENT_ID-value:PAYPAL_CLIENT_SECRET-value').toString('base64')}`,
    'content-type': expect.stringContaining('application/x-www-form-urlencoded'),
  },
  body: { grant_type: 'client_credentials' },
  // So short that the token of one case is not used by the next.
  response: { json: { access_token: 'A21AAF', token_type: 'Bearer', expires_in: 60 } },
};

const withToken = (path: string, requestId: string, body: unknown, json: unknown): Exchange => ({
  method: 'POST',
  url: `https://api-m.paypal.com${path}`,
  headers: {
    authorization: 'Bearer A21AAF',
    'paypal-request-id': requestId,
    'content-type': 'application/json',
  },
  body,
  response: { status: 201, json },
});

const failure = {
  json: {
    name: 'UNPROCESSABLE_ENTITY',
    message: 'The requested action could not be performed.',
    details: [{ issue: 'CURRENCY_NOT_SUPPORTED', description: 'Currency code is not supported.' }],
  },
  says: 'Currency code is not supported.',
};

export const cases: IntegrationCases = {
  calls: [
    {
      name: 'creates an order',
      path: '/orders',
      input: { order: 'order-17', amount: '12.50' },
      provider: [
        TOKEN,
        withToken(
          '/v2/checkout/orders',
          'create-order-17',
          {
            intent: 'CAPTURE',
            purchase_units: [
              { reference_id: 'order-17', amount: { currency_code: 'USD', value: '12.50' } },
            ],
          },
          { id: '5O190127TN364715T', status: 'CREATED', links: [] },
        ),
      ],
      result: { id: '5O190127TN364715T', status: 'CREATED' },
      invalid: [
        {},
        { order: 'order-17' },
        { order: '', amount: '1.00' },
        { order: 'a', amount: '1' },
      ],
      failure,
    },
    {
      name: 'captures an order',
      path: '/orders/capture',
      input: { id: '5O190127TN364715T' },
      provider: [
        TOKEN,
        withToken(
          '/v2/checkout/orders/5O190127TN364715T/capture',
          'capture-5O190127TN364715T',
          {},
          { id: '5O190127TN364715T', status: 'COMPLETED' },
        ),
      ],
      result: { id: '5O190127TN364715T', status: 'COMPLETED' },
      invalid: [{}, { id: '../../v1/payments' }],
      failure,
    },
  ],
};
