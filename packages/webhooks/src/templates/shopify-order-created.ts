import { shopifyScheme } from '#src/signatures/shopify.ts';
import { compact, type TemplateFacts } from '#src/template.ts';

const amount = (value: string) => ({
  shop_money: { amount: value, currency_code: 'EUR' },
  presentment_money: { amount: value, currency_code: 'EUR' },
});

export const shopifyOrderCreated: TemplateFacts = {
  id: 'shopify-order-created',
  provider: 'Shopify',
  event: 'orders/create',
  description: 'A customer placed an order: pack it.',
  endpoint: '/webhooks/shopify',
  headers: {
    'Content-Type': 'application/json',
    'X-Shopify-Topic': 'orders/create',
    'X-Shopify-Shop-Domain': 'example-store.myshopify.com',
    'X-Shopify-API-Version': '2026-10',
    'X-Shopify-Webhook-Id': '{uuid}',
    'X-Shopify-Event-Id': '{uuid}',
    'X-Shopify-Triggered-At': '{iso}',
  },
  payload: compact({
    id: 5_678_901_234_567,
    admin_graphql_api_id: 'gid://shopify/Order/5678901234567',
    name: '#1001',
    number: 1,
    order_number: 1001,
    email: 'jon@example.com',
    created_at: '2026-11-22T06:59:59-05:00',
    updated_at: '2026-11-22T06:59:59-05:00',
    cancelled_at: null,
    currency: 'EUR',
    financial_status: 'paid',
    fulfillment_status: null,
    test: true,
    subtotal_price: '25.99',
    total_tax: '0.00',
    total_price: '25.99',
    total_price_set: amount('25.99'),
    customer: {
      id: 6_789_012_345_678,
      email: 'jon@example.com',
      first_name: 'Jon',
      last_name: 'Snow',
      tags: '',
    },
    line_items: [
      {
        id: 13_456_789_012_345,
        name: 'T-Shirt',
        sku: 'TSHIRT-001',
        quantity: 1,
        price: '25.99',
        price_set: amount('25.99'),
        requires_shipping: true,
        vendor: 'Example Store',
      },
    ],
    shipping_address: {
      first_name: 'Jon',
      last_name: 'Snow',
      address1: '123 Shipping Street',
      city: 'Shippington',
      zip: '40003',
      country_code: 'US',
    },
  }),
  scheme: shopifyScheme,
  secret: {
    label: 'Client secret',
    help: 'The client secret of the app, in the Dev Dashboard under Settings.',
    example: 'example-client-secret-of-a-shopify-app',
    variable: 'SHOPIFY_CLIENT_SECRET',
  },
  timeoutSeconds: 5,
  afterwards: {
    accepted:
      'Shopify would count this delivery as successful, as any status from 200 to 299 within five seconds.',
    failed:
      'Shopify would count this delivery as failed, and repeat it eight times over the next four hours; after that it may delete the subscription.',
  },
  source: {
    url: 'https://shopify.dev/docs/apps/build/webhooks/delivery-structure',
    checkedOn: '2026-11-22',
  },
  example: {
    basis: 'documented',
    url: 'https://shopify.dev/docs/apps/build/webhooks/delivery-structure',
    checkedOn: '2026-11-23',
  },
};
