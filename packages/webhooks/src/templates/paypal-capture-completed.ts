import { paypalScheme } from '#src/signatures/paypal.ts';
import { compact, type TemplateFacts } from '#src/template.ts';

const API = 'https://api.sandbox.paypal.com';
const CAPTURE = `${API}/v2/payments/captures/42311647XV020574X`;
const EVENT = 'WH-58D329510W468432D-8HN650336L201105X';

const amount = (value: string) => ({ currency_code: 'EUR', value });

export const paypalCaptureCompleted: TemplateFacts = {
  id: 'paypal-capture-completed',
  provider: 'PayPal',
  event: 'PAYMENT.CAPTURE.COMPLETED',
  description: 'A payment was captured: fulfil the order.',
  endpoint: '/webhooks/paypal',
  headers: {
    'Content-Type': 'application/json',
    Accept: '*/*',
    'User-Agent': 'PayPal/AUHD-214.0-58843750',
    'CORRELATION-ID': '{hex:13}',
    'PAYPAL-AUTH-ALGO': 'SHA256withRSA',
    'PAYPAL-AUTH-VERSION': 'v2',
    'PAYPAL-CERT-URL': `${API}/v1/notifications/certs/CERT-360caa42-fca2a594-a5cafa77`,
    'PAYPAL-TRANSMISSION-ID': '{uuid}',
    'PAYPAL-TRANSMISSION-TIME': '{iso}',
  },
  payload: compact({
    id: EVENT,
    event_version: '1.0',
    create_time: '2026-11-22T11:59:59.000Z',
    resource_type: 'capture',
    resource_version: '2.0',
    event_type: 'PAYMENT.CAPTURE.COMPLETED',
    summary: 'Payment completed for EUR 25.99 EUR',
    resource: {
      id: '42311647XV020574X',
      amount: amount('25.99'),
      final_capture: true,
      seller_protection: { status: 'NOT_ELIGIBLE' },
      seller_receivable_breakdown: {
        gross_amount: amount('25.99'),
        paypal_fee: amount('1.10'),
        net_amount: amount('24.89'),
      },
      invoice_id: '1001',
      supplementary_data: { related_ids: { order_id: '3W571022C7217451B' } },
      status: 'COMPLETED',
      create_time: '2026-11-22T11:59:55Z',
      update_time: '2026-11-22T11:59:55Z',
      links: [
        { href: CAPTURE, rel: 'self', method: 'GET' },
        { href: `${CAPTURE}/refund`, rel: 'refund', method: 'POST' },
      ],
    },
    links: [
      { href: `${API}/v1/notifications/webhooks-events/${EVENT}`, rel: 'self', method: 'GET' },
      { href: `${API}/v1/notifications/webhooks-events/${EVENT}/resend`, rel: 'resend', method: 'POST' },
    ],
  }),
  scheme: paypalScheme,
  secret: {
    label: 'Webhook ID',
    help: 'In the Developer Dashboard, beside the webhook of the app. The webhooks simulator of PayPal uses WEBHOOK_ID.',
    example: 'WEBHOOK_ID',
    variable: 'PAYPAL_WEBHOOK_ID',
  },
  note: "Only PayPal can sign with the key of its certificate. This delivery is signed as PayPal signs, with a key pair derived from the webhook ID: a receiver that uses PayPal's certificate or asks PayPal rejects it, and one that is given the public key accepts it.",
  timeoutSeconds: 15,
  afterwards: {
    accepted:
      'PayPal would count a delivery of its own as successful, as it does any 2xx status; a receiver that checks signatures with its certificate should have rejected this one.',
    failed:
      'PayPal would repeat a delivery of its own up to 25 times over three days; rejecting this one is right if the receiver uses the certificate of PayPal.',
  },
  source: { url: 'https://developer.paypal.com/api/rest/webhooks/rest/', checkedOn: '2026-11-22' },
  example: {
    basis: 'recorded',
    url: 'https://developer.paypal.com/api/rest/webhooks/event-names/',
    checkedOn: '2026-11-23',
  },
};
