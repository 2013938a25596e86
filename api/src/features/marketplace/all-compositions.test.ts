import { COMPOSITIONS } from '@gatehouse/compositions/all.ts';
import { describe, expect, it } from 'vitest';
import { SECRETS, type Slug, useCompositions } from '#test/compositions.ts';

const stand = useCompositions(Object.keys(SECRETS) as Slug[]);
const { replies, order, last, execute } = stand;

const ACCOUNT = `AC${'fedcba9876543210'.repeat(2)}`;
const SMS = { to: '+4915112345678', from: '+15005550006', account: ACCOUNT };
const WRITTEN = { model: 'gpt-4o-mini-2024', choices: [{ message: { content: 'What was written.' } }] };
const POSTED = { ok: true, channel: 'C0123456789', ts: '1763800000.000100' };
const SENT = { sid: 'SM0123', status: 'queued' };
const RELEASE = {
  name: 'v2 <!channel>',
  tag_name: 'v2',
  html_url: 'https://github.com/nodejs/node/releases/v2',
  body: 'Fixes & more.',
};

const basic = `Basic ${Buffer.from(SECRETS.twilio).toString('base64')}`;
const form = (body: string) => Object.fromEntries(new URLSearchParams(body));
const json = (slug: Slug) => JSON.parse(last(slug).body);

type Case = {
  inputs: Record<string, unknown>;
  replies: Partial<Record<Slug, unknown>>;
  order: Slug[];
  output: unknown;
  check: () => void;
};

const slackMessage = (text: string) => {
  expect(last('slack')).toMatchObject({ method: 'POST', path: '/base/chat.postMessage' });
  expect(last('slack').headers).toMatchObject({
    authorization: `Bearer ${SECRETS.slack}`,
    'content-type': 'application/json; charset=utf-8',
  });
  expect(json('slack')).toEqual({ channel: '#general', text, unfurl_links: false, unfurl_media: false });
};

const smsBody = (Body: string) => {
  expect(last('twilio')).toMatchObject({
    method: 'POST',
    path: `/base/2010-04-01/Accounts/${ACCOUNT}/Messages.json`,
  });
  expect(last('twilio').headers).toMatchObject({
    authorization: basic,
    'content-type': 'application/x-www-form-urlencoded',
  });
  expect(form(last('twilio').body)).toEqual({ To: SMS.to, From: SMS.from, Body });
};

const CASES: Record<string, Case> = {
  'github-issues-summary': {
    inputs: {},
    replies: { github: [{ number: 1, title: 'T', html_url: 'u', body: null }], openai: WRITTEN },
    order: ['github', 'openai'],
    output: { summary: 'What was written.', issues: [{ number: 1, title: 'T', url: 'u' }] },
    check: () =>
      expect(json('openai').messages[1].content).toBe('[{"number":1,"title":"T","url":"u","text":""}]'),
  },
  'github-release-to-slack': {
    inputs: {},
    replies: { github: RELEASE, slack: POSTED },
    order: ['github', 'slack'],
    output: { release: RELEASE.name, channel: POSTED.channel, ts: POSTED.ts },
    check: () => {
      expect(last('github').path).toBe('/base/repos/nodejs/node/releases/latest');
      expect(last('github').headers).toMatchObject({ 'x-github-api-version': '2022-11-28' });
      // Slack would notify a whole channel.
      slackMessage(`v2 &lt;!channel&gt; was released\n\nFixes &amp; more.\n\n${RELEASE.html_url}`);
    },
  },
  'moderated-slack-post': {
    inputs: { text: 'A <b> text' },
    replies: { openai: { results: [{ flagged: false, categories: { hate: false } }] }, slack: POSTED },
    order: ['openai', 'slack'],
    output: { channel: POSTED.channel, ts: POSTED.ts },
    check: () => {
      expect(last('openai').path).toBe('/base/v1/moderations');
      expect(json('openai')).toEqual({ model: 'omni-moderation-latest', input: 'A <b> text' });
      slackMessage('A &lt;b&gt; text');
    },
  },
  'failed-charges-sms': {
    inputs: SMS,
    replies: {
      stripe: {
        data: [
          { id: 'ch_1', status: 'failed', failure_code: 'card_declined' },
          { id: 'ch_2', status: 'succeeded' },
          { id: 'ch_3', status: 'failed', failure_code: null },
        ],
      },
      twilio: SENT,
    },
    order: ['stripe', 'twilio'],
    output: { failed: 2, messageId: 'SM0123', state: 'queued' },
    check: () => {
      expect(last('stripe').path).toBe('/base/v1/charges?limit=50');
      expect(last('stripe').headers.authorization).toBe(`Bearer ${SECRETS.stripe}`);
      smsBody('2 failed Stripe charges:\nch_1 card_declined\nch_3 unknown');
    },
  },
  'stripe-balance-to-slack': {
    inputs: {},
    replies: {
      stripe: {
        livemode: false,
        available: [
          { amount: 12345, currency: 'usd' },
          { amount: 500, currency: 'jpy' },
        ],
        pending: [{ amount: -1500, currency: 'kwd' }],
      },
      slack: POSTED,
    },
    order: ['stripe', 'slack'],
    output: {
      available: [
        { currency: 'USD', amount: 123.45 },
        { currency: 'JPY', amount: 500 },
      ],
      pending: [{ currency: 'KWD', amount: -1.5 }],
      channel: POSTED.channel,
      ts: POSTED.ts,
    },
    check: () => {
      expect(last('stripe').path).toBe('/base/v1/balance');
      slackMessage('Stripe (test mode): 123.45 USD, 500 JPY available, -1.5 KWD pending');
    },
  },
  'commit-digest-email': {
    inputs: { to: 'team@example.com', from: 'digest@example.com', count: 2 },
    replies: {
      github: [{ sha: '0123456789', commit: { author: { name: 'Ada' }, message: 'Fix it' } }],
      openai: WRITTEN,
      resend: { id: 'e-1' },
    },
    order: ['github', 'openai', 'resend'],
    output: { digest: 'What was written.', commits: 1, emailId: 'e-1' },
    check: () => {
      expect(last('github').path).toBe('/base/repos/nodejs/node/commits?per_page=2');
      expect(json('openai').messages[1].content).toBe('[{"id":"0123456","author":"Ada","message":"Fix it"}]');
      expect(last('resend').headers.authorization).toBe(`Bearer ${SECRETS.resend}`);
      expect(json('resend')).toEqual({
        from: 'digest@example.com',
        to: ['team@example.com'],
        subject: 'New commits in nodejs/node',
        text: 'What was written.',
      });
    },
  },
  'translated-release-to-discord': {
    inputs: { channel: '123456789012345678', language: 'FR' },
    replies: {
      github: RELEASE,
      deepl: { translations: [{ text: 'Corrections @everyone', detected_source_language: 'EN' }] },
      discord: { id: '9', channel_id: '123456789012345678' },
    },
    order: ['github', 'deepl', 'discord'],
    output: { release: RELEASE.name, text: 'Corrections @everyone', message: '9' },
    check: () => {
      expect(last('deepl').headers.authorization).toBe(`DeepL-Auth-Key ${SECRETS.deepl}`);
      expect(json('deepl')).toEqual({ text: ['Fixes & more.'], target_lang: 'FR' });
      expect(last('discord').path).toBe('/base/channels/123456789012345678/messages');
      expect(last('discord').headers.authorization).toBe(`Bot ${SECRETS.discord}`);
      expect(json('discord')).toEqual({
        content: `${RELEASE.name}\n\nCorrections @everyone\n\n${RELEASE.html_url}`,
        allowed_mentions: { parse: [] },
      });
    },
  },
  'translated-sms': {
    inputs: { ...SMS, text: 'Hello' },
    replies: { deepl: { translations: [{ text: 'Hallo' }] }, twilio: SENT },
    order: ['deepl', 'twilio'],
    output: { text: 'Hallo', messageId: 'SM0123', state: 'queued' },
    check: () => smsBody('Hallo'),
  },
  'bounced-emails-to-slack': {
    inputs: {},
    replies: {
      sendgrid: [{ email: 'a@example.com', reason: '550 unknown' }, { email: 'b@example.com' }],
      slack: POSTED,
    },
    order: ['sendgrid', 'slack'],
    output: { bounced: 2, channel: POSTED.channel, ts: POSTED.ts },
    check: () => {
      expect(last('sendgrid').path).toBe('/base/v3/suppression/bounces?limit=20');
      expect(last('sendgrid').headers.authorization).toBe(`Bearer ${SECRETS.sendgrid}`);
      slackMessage('Bounced emails:\na@example.com: 550 unknown\nb@example.com: no reason given');
    },
  },
  'weather-outfit': {
    inputs: { city: 'Köln & Bonn' },
    replies: {
      openweather: {
        name: 'Köln',
        weather: [{ description: 'rain' }],
        main: { temp: 9.5, feels_like: 7 },
        wind: { speed: 4 },
      },
      openai: WRITTEN,
    },
    order: ['openweather', 'openai'],
    output: {
      outfit: 'What was written.',
      weather: { city: 'Köln', sky: 'rain', degrees: 9.5, feelsLike: 7, wind: 4 },
    },
    check: () => {
      const url = new URL(last('openweather').path, 'http://x');
      expect(url.pathname).toBe('/base/data/2.5/weather');
      expect(Object.fromEntries(url.searchParams)).toEqual({
        q: 'Köln & Bonn',
        units: 'metric',
        appid: SECRETS.openweather,
      });
    },
  },
};

describe('each composition', () => {
  it('is tested here', () => {
    expect(Object.keys(CASES).sort()).toEqual(COMPOSITIONS.map(({ id }) => id).sort());
  });

  it.each(Object.entries(CASES))(
    '%s calls its providers in order, with their keys and the values',
    async (id, one) => {
      Object.assign(replies, one.replies);
      const { status, body } = await execute(id, { inputs: one.inputs });
      expect(status).toBe(200);
      expect(body).toMatchObject({ id, status: 'completed' });
      expect(body).not.toHaveProperty('error');
      expect(order).toEqual(one.order);
      one.check();
      expect(body.output).toEqual(one.output);
      // Each part of a key is a secret.
      const secrets = Object.values(SECRETS).flatMap((secret) => [
        secret,
        secret.split(':').at(-1) ?? secret,
      ]);
      const kept = await stand.test.rest('GET', `/marketplace/runs/${body.runId}`);
      const history = await stand.test.rest('GET', '/history');
      const [entry] = history.body.items;
      const call = await stand.test.rest('GET', `/history/${entry.id}`);
      for (const shown of [body, kept.body, history.body, call.body])
        for (const secret of secrets.filter((one) => one.length > 7))
          expect(JSON.stringify(shown)).not.toContain(secret);
      expect(call.body.observations[0].text).toContain(`of the composition “`);
    },
  );
});
