import { sendgridScheme } from '#src/signatures/sendgrid.ts';
import { compact, type TemplateFacts } from '#src/template.ts';

export const sendgridEmailDelivered: TemplateFacts = {
  id: 'sendgrid-email-delivered',
  provider: 'SendGrid',
  event: 'delivered',
  description: "An email was accepted by the recipient's server, as one of a batch of events.",
  endpoint: '/webhooks/sendgrid',
  headers: {
    'Content-Type': 'application/json;charset=utf-8',
    'User-Agent': 'SendGrid Event API',
  },
  // The line break at the end is sent, and signed.
  payload: `${compact([
    {
      email: 'jenny.rosen@example.com',
      timestamp: 1_795_348_799,
      'smtp-id': '<14c5d75ce93.dfd.64b469@ismtpd-555>',
      event: 'delivered',
      ip: '192.0.2.25',
      tls: 1,
      category: ['order confirmation'],
      sg_event_id: 'ZGVsaXZlcmVkLTAtMTAwMS1leGFtcGxl',
      sg_message_id: '14c5d75ce93.dfd.64b469.filter0001.16648.5515E0B88.0',
      response: '250 OK',
    },
  ])}\r\n`,
  scheme: sendgridScheme,
  secret: {
    label: 'Text for the key pair',
    help: 'SendGrid signs with a private key that nobody else has. Type any text: a key pair is derived from it. Give its public key to your receiver in place of the Verification Key under Settings > Mail Settings > Event Webhooks.',
    example: 'example of a key pair for SendGrid',
    variable: 'SENDGRID_WEBHOOK_PUBLIC_KEY',
  },
  note: "Signed with a key pair that is derived from the text, not with SendGrid's: a receiver that has the Verification Key of SendGrid rejects this delivery.",
  timeoutSeconds: 15,
  afterwards: {
    accepted: 'SendGrid would count these events as delivered, as it does any 2xx status.',
    failed: 'SendGrid would repeat the request at growing intervals, for up to 24 hours after the event.',
  },
  source: {
    url: 'https://www.twilio.com/docs/sendgrid/for-developers/tracking-events/getting-started-event-webhook-security-features',
    checkedOn: '2026-11-22',
  },
  example: {
    basis: 'recorded',
    url: 'https://www.twilio.com/docs/sendgrid/for-developers/tracking-events/event',
    checkedOn: '2026-11-23',
  },
};
