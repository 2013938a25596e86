import { twilioScheme } from '#src/signatures/twilio.ts';
import type { TemplateFacts } from '#src/template.ts';

const PARAMS = {
  ToCountry: 'US',
  ToState: 'CA',
  SmsMessageSid: 'SM4d1f5e1e8c0b4f0c9a1b6e2d7f3a5c80',
  NumMedia: '0',
  ToCity: '',
  FromZip: '94107',
  SmsSid: 'SM4d1f5e1e8c0b4f0c9a1b6e2d7f3a5c80',
  FromState: 'CA',
  SmsStatus: 'received',
  FromCity: 'SAN FRANCISCO',
  Body: 'Where is my order 1001?',
  FromCountry: 'US',
  To: '+15005550006',
  MessagingServiceSid: 'MG0123456789abcdef0123456789abcdef',
  ToZip: '',
  NumSegments: '1',
  MessageSid: 'SM4d1f5e1e8c0b4f0c9a1b6e2d7f3a5c80',
  AccountSid: 'AC0123456789abcdef0123456789abcdef',
  From: '+14155550100',
  ApiVersion: '2010-04-01',
};

export const twilioMessageReceived: TemplateFacts = {
  id: 'twilio-message-received',
  provider: 'Twilio',
  event: 'Incoming message',
  description: 'An SMS arrived at your number: reply with TwiML.',
  endpoint: '/webhooks/twilio',
  headers: {
    'Content-Type': 'application/x-www-form-urlencoded; charset=UTF-8',
    Accept: '*/*',
    'User-Agent': 'TwilioProxy/1.1',
    'I-Twilio-Idempotency-Token': '{uuid}',
  },
  payload: new URLSearchParams(PARAMS).toString(),
  scheme: twilioScheme,
  secret: {
    label: 'Auth Token',
    help: 'In the Twilio Console under Account Info. Twilio signs with the primary token.',
    example: '12345678901234567890123456789012',
    variable: 'TWILIO_AUTH_TOKEN',
  },
  note: 'The URL is a part of what is signed: behind a proxy, a receiver must use the URL that was called, not its own.',
  timeoutSeconds: 15,
  afterwards: {
    accepted: 'Twilio would take this response, and carry out its TwiML if it has any.',
    failed: 'Twilio would log an error, and call the fallback URL of the number if there is one.',
    redirected:
      'Twilio may follow a redirect; none was followed here, so this does not show what Twilio would do in the end.',
  },
  source: {
    url: 'https://www.twilio.com/docs/usage/webhooks/webhooks-security',
    checkedOn: '2026-11-22',
  },
  example: {
    basis: 'recorded',
    url: 'https://www.twilio.com/docs/messaging/guides/webhook-request',
    checkedOn: '2026-11-23',
  },
};
