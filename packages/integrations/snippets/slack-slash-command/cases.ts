import { createHmac } from 'node:crypto';
import type { Delivery, IntegrationCases } from '#test/cases.ts';

const BODY = new URLSearchParams({
  command: '/status',
  text: 'café & bar',
  user_id: 'U2147483697',
  response_url: 'https://hooks.slack.com/commands/1234/5678',
}).toString();

const SECRET = 'SLACK_SIGNING_SECRET-value';

type Options = { secret?: string; secondsAgo?: number; body?: string };

const delivery = (name: string, status: number, options: Options = {}): Delivery => {
  const { secret = SECRET, secondsAgo = 0, body = BODY } = options;
  const time = `${Math.floor(Date.now() / 1000) - secondsAgo}`;
  const signature = createHmac('sha256', secret).update(`v0:${time}:${BODY}`).digest('hex');
  return {
    name,
    path: '/slack/status',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'x-slack-request-timestamp': time,
      'x-slack-signature': `v0=${signature}`,
    },
    body,
    status,
  };
};

export const cases: IntegrationCases = {
  deliveries: () => [
    {
      ...delivery('answers a signed command', 200),
      result: {
        response_type: 'ephemeral',
        text: '<@U2147483697>, the status of café & bar: everything works.',
      },
    },
    delivery('rejects a changed command', 401, { body: BODY.replace('U2147483697', 'U1') }),
    delivery('rejects another secret', 401, { secret: 'other' }),
    delivery('rejects an old command', 401, { secondsAgo: 600 }),
    {
      name: 'rejects a command without a signature',
      path: '/slack/status',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: BODY,
      status: 401,
    },
  ],
};
