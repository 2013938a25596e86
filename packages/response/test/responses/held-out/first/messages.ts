import type { ResponseCase } from '#test/responses/response-case.ts';

const PROBLEM = { 'content-type': 'application/problem+json' };

export const firstMessages: ResponseCase[] = [
  {
    provider: 'SendGrid',
    what: 'sender identity not verified',
    url: 'https://api.sendgrid.com/v3/mail/send',
    method: 'POST',
    status: 403,
    body: {
      errors: [
        {
          message:
            'The from address does not match a verified Sender Identity. Mail cannot be sent until this error is resolved. Visit https://sendgrid.com/docs/for-developers/sending-email/sender-identity/ to see the Sender Identity requirements',
          field: 'from',
          help: null,
        },
      ],
    },
    cause: 'account',
    also: ['permission'],
    names: [/from/],
    source: 'https://www.twilio.com/docs/sendgrid/for-developers/sending-email/sender-identity',
  },
  {
    provider: 'Mailgun',
    what: 'domain not verified',
    url: 'https://api.mailgun.net/v3/mg.example.com/messages',
    method: 'POST',
    status: 403,
    body: {
      message:
        'Domain mg.example.com is not allowed to send: The domain is unverified and requires DNS configuration. Log in to your control panel to view required DNS records.',
    },
    cause: 'account',
    also: ['permission'],
    names: [/mg\.example\.com/],
    source: 'https://help.mailgun.com/hc/en-us/articles/202256730-How-do-I-verify-my-domain',
  },
  {
    provider: 'Postmark',
    what: 'recipient inactive',
    url: 'https://api.postmarkapp.com/email',
    method: 'POST',
    status: 422,
    body: {
      ErrorCode: 406,
      Message:
        'You tried to send to recipient(s) that have been marked as inactive. Found inactive addresses: jo@example.com. Inactive recipients are ones that have generated a hard bounce, a spam complaint, or a manual suppression.',
    },
    cause: 'customer',
    source: 'https://postmarkapp.com/developer/api/overview#error-codes',
  },
  {
    provider: 'Slack',
    what: 'bot is not in the channel',
    url: 'https://slack.com/api/chat.postMessage',
    method: 'POST',
    status: 200,
    body: { ok: false, error: 'not_in_channel' },
    cause: 'permission',
    names: [/channel/],
    source: 'https://docs.slack.dev/reference/methods/chat.postMessage',
  },
  {
    provider: 'Discord',
    what: 'limited per resource, seconds in the body',
    url: 'https://discord.com/api/v10/channels/1/messages',
    method: 'POST',
    status: 429,
    headers: { 'x-ratelimit-scope': 'shared' },
    body: { message: 'You are being rate limited.', retry_after: 64.57, global: false },
    cause: 'rate-limit',
    names: [/6[45]/],
    source: 'https://discord.com/developers/docs/topics/rate-limits',
  },
  {
    provider: 'Telegram',
    what: 'two programs poll at once',
    url: 'https://api.telegram.org/bot1:x/getUpdates',
    status: 409,
    body: {
      ok: false,
      error_code: 409,
      description:
        'Conflict: terminated by other getUpdates request; make sure that only one bot instance is running',
    },
    cause: 'conflict',
    names: [/only one bot instance/],
    source: 'https://core.telegram.org/bots/api#getupdates',
  },
  {
    provider: 'Vonage SMS',
    what: 'wrong credentials in a 200',
    url: 'https://rest.nexmo.com/sms/json',
    method: 'POST',
    status: 200,
    body: { 'message-count': '1', messages: [{ status: '4', 'error-text': 'Bad Credentials' }] },
    cause: 'credential',
    source: 'https://developer.vonage.com/en/messaging/sms/guides/troubleshooting-sms',
  },
  {
    provider: 'WhatsApp Cloud API',
    what: 'window of 24 hours is over',
    url: 'https://graph.facebook.com/v21.0/1/messages',
    method: 'POST',
    status: 400,
    body: {
      error: {
        message: '(#131047) Re-engagement message',
        type: 'OAuthException',
        code: 131047,
        error_data: {
          messaging_product: 'whatsapp',
          details:
            'Message failed to send because more than 24 hours have passed since the customer last replied to this number.',
        },
        fbtrace_id: 'A1',
      },
    },
    cause: 'customer',
    also: ['policy'],
    names: [/24 hours/],
    source: 'https://developers.facebook.com/docs/whatsapp/cloud-api/support/error-codes/',
  },
  {
    provider: 'Apple Push Notification service',
    what: 'provider token expired',
    url: 'https://api.push.apple.com/3/device/00fc13',
    method: 'POST',
    status: 403,
    body: { reason: 'ExpiredProviderToken' },
    cause: 'credential',
    names: [/expired/i],
    source:
      'https://developer.apple.com/documentation/usernotifications/handling-notification-responses-from-apns',
  },
  {
    provider: 'Mailchimp',
    what: 'member exists',
    url: 'https://us6.api.mailchimp.com/3.0/lists/1/members',
    method: 'POST',
    status: 400,
    headers: PROBLEM,
    body: {
      type: 'https://mailchimp.com/developer/marketing/docs/errors/',
      title: 'Member Exists',
      status: 400,
      detail: 'jo@example.com is already a list member. Use PUT to insert or update list members.',
      instance: '995c5cb0',
    },
    cause: 'conflict',
    names: [/PUT/],
    source: 'https://mailchimp.com/developer/marketing/docs/errors/',
  },
];
