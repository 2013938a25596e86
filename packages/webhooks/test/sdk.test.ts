import { LinearWebhookClient } from '@linear/sdk/webhooks';
import { verify as verifyGithub } from '@octokit/webhooks-methods';
import sendgrid from '@sendgrid/eventwebhook';
import { verifyKey } from 'discord-interactions';
import OpenAI from 'openai';
import { Webhook } from 'standardwebhooks';
import Stripe from 'stripe';
import twilio from 'twilio';
import { describe, expect, it } from 'vitest';
import { type Delivery, deliver, otherSecret } from '#test/deliveries.ts';

/* The libraries of the providers themselves say whether a delivery is signed as they sign. */

type Check = (delivery: Delivery) => unknown;

const stripe = new Stripe('sk_test_unused');
const openai = new OpenAI({ apiKey: 'unused' });
const eventWebhook = new sendgrid.EventWebhook();

const withOpenai: Check = ({ payload, headers, key }) => openai.webhooks.unwrap(payload, headers, key);
const withStandardWebhooks: Check = ({ payload, headers, key }) => new Webhook(key).verify(payload, headers);

const CHECKS: Record<string, Check> = {
  'stripe-payment-succeeded': ({ payload, headers, key }) =>
    stripe.webhooks.constructEvent(payload, headers['stripe-signature'] ?? '', key),
  'github-push': ({ payload, headers, key }) =>
    verifyGithub(key, payload, headers['x-hub-signature-256'] ?? ''),
  'twilio-message-received': ({ payload, headers, key, url }) =>
    twilio.validateRequest(
      key,
      headers['x-twilio-signature'] ?? '',
      url,
      Object.fromEntries(new URLSearchParams(payload)),
    ),
  'openai-response-completed': withOpenai,
  'standard-webhooks-contact-created': withStandardWebhooks,
  'gitlab-issue-opened': withStandardWebhooks,
  'linear-issue-created': ({ payload, headers, key }) =>
    new LinearWebhookClient(key).parseData(Buffer.from(payload), headers['linear-signature'] ?? ''),
  'sendgrid-email-delivered': ({ payload, headers, key }) =>
    eventWebhook.verifySignature(
      eventWebhook.convertPublicKeyToECDSA(key),
      payload,
      headers['x-twilio-email-event-webhook-signature'] ?? '',
      headers['x-twilio-email-event-webhook-timestamp'] ?? '',
    ),
  'discord-application-authorized': ({ payload, headers, key }) =>
    verifyKey(payload, headers['x-signature-ed25519'] ?? '', headers['x-signature-timestamp'] ?? '', key),
};

/** Libraries return false or throw. */
const isAccepted = async (id: string, delivery: Delivery): Promise<boolean> => {
  try {
    return (await CHECKS[id]?.(delivery)) !== false;
  } catch {
    return false;
  }
};

const WITHOUT_TIME = ['github-push', 'twilio-message-received'];
/** The headers that have the time of a delivery. */
const TIME_HEADERS = ['webhook-timestamp', 'x-signature-timestamp', 'x-twilio-email-event-webhook-timestamp'];
/** These libraries check that the time is signed, and leave its age to their caller. */
const WITHOUT_AGE = ['sendgrid-email-delivered', 'discord-application-authorized'];

const withOtherTime = ({ headers, payload, ...rest }: Delivery): Delivery => ({
  ...rest,
  payload: payload.replace(
    /"webhookTimestamp":(\d+)/,
    (_all, time) => `"webhookTimestamp":${Number(time) + 1}`,
  ),
  headers: Object.fromEntries(
    Object.entries(headers).map(([name, value]) => {
      if (TIME_HEADERS.includes(name)) return [name, String(Number(value) + 1)];
      return [name, name === 'stripe-signature' ? value.replace(/^t=\d/, 't=2') : value];
    }),
  ),
});

describe.each(Object.keys(CHECKS))("the provider's library accepts %s", (id) => {
  it('as it is sent, with Unicode in its body too', async () => {
    expect(await isAccepted(id, await deliver(id))).toBe(true);
    const { payload } = await deliver(id);
    const changed = payload.includes('{')
      ? payload.replace('{', '{"ü😀":"\\n",')
      : `${payload}&ü=%F0%9F%98%80+1`;
    expect(await isAccepted(id, await deliver(id, { payload: changed }))).toBe(true);
  });

  it('and not with another body, another secret or without its headers', async () => {
    const delivery = await deliver(id);
    const { payload } = delivery;
    expect(await isAccepted(id, { ...delivery, payload: payload.replace('1', '2') })).toBe(false);
    const other = await deliver(id, { secret: otherSecret(id) });
    expect(other.key).not.toBe(delivery.key);
    expect(await isAccepted(id, { ...other, key: delivery.key })).toBe(false);
    expect(await isAccepted(id, other)).toBe(true);
    expect(await isAccepted(id, { ...delivery, headers: {} })).toBe(false);
  });

  if (WITHOUT_TIME.includes(id)) return;

  it('and not with another time', async () => {
    expect(await isAccepted(id, withOtherTime(await deliver(id)))).toBe(false);
  });

  if (WITHOUT_AGE.includes(id)) return;

  it('and not an hour later', async () => {
    expect(await isAccepted(id, await deliver(id, { now: Date.now() - 3_600_000 }))).toBe(false);
  });
});
