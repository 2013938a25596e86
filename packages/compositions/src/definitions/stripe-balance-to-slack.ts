import { z } from 'zod';
import { defineComposition } from '#src/composition.ts';
import { channelInput, postedSchema, slackPost } from '#src/parts/slack-post.ts';

/** Stripe counts in the smallest unit of a currency. @see https://docs.stripe.com/currencies#zero-decimal */
const WITHOUT_DECIMALS =
  "['bif','clp','djf','gnf','jpy','kmf','krw','mga','pyg','rwf','vnd','vuv','xaf','xof','xpf']";
const WITH_THREE = "['bhd','jod','kwd','omr','tnd']";

const amounts = (list: string): string =>
  `response.${list}[*].{currency: upper(currency), amount: contains(${WITHOUT_DECIMALS}, currency) ? amount : (contains(${WITH_THREE}, currency) ? amount / \`1000\` : amount / \`100\`)}`;

const inWords = (list: string): string =>
  `join(', ', steps.balance.${list}[*].join(' ', [to_string(amount), currency]))`;

/** @see https://docs.stripe.com/api/balance/balance_retrieve */
export const stripeBalanceToSlack = defineComposition({
  id: 'stripe-balance-to-slack',
  name: 'Post the Stripe balance to Slack',
  description: 'Reads what is available and what is pending in Stripe, and posts it to a channel.',
  tags: ['stripe', 'slack', 'payments'],
  inputs: z.object({ channel: channelInput() }),
  steps: [
    {
      id: 'balance',
      title: 'Read the balance',
      provider: 'stripe',
      method: 'GET',
      endpoint: '/v1/balance',
      output: `{available: ${amounts('available')}, pending: ${amounts('pending')}, live: response.livemode}`,
      changes: false,
    },
    slackPost({
      title: 'Post the balance',
      text: `join('', ['Stripe', steps.balance.live ? '' : ' (test mode)', ': ', ${inWords('available')}, ' available, ', ${inWords('pending')}, ' pending'])`,
    }),
  ],
  output:
    '{available: steps.balance.available, pending: steps.balance.pending, channel: steps.post.channel, ts: steps.post.ts}',
  outputSchema: {
    type: 'object',
    properties: {
      available: { type: 'array', items: { $ref: '#/$defs/amount' } },
      pending: { type: 'array', items: { $ref: '#/$defs/amount' } },
      ...postedSchema.properties,
    },
    $defs: {
      amount: {
        type: 'object',
        properties: { amount: { type: 'number' }, currency: { type: 'string' } },
      },
    },
  },
});
