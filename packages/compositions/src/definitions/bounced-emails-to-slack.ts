import { z } from 'zod';
import { defineComposition } from '#src/composition.ts';
import { channelInput, postedSchema, slackPost } from '#src/parts/slack-post.ts';

/** @see https://www.twilio.com/docs/sendgrid/api-reference/bounces-api/retrieve-all-bounces */
export const bouncedEmailsToSlack = defineComposition({
  id: 'bounced-emails-to-slack',
  name: 'Report bounced emails in Slack',
  description:
    'Reads the newest bounces from SendGrid, and posts the addresses with the reasons to a channel.',
  tags: ['sendgrid', 'slack', 'email', 'alerts'],
  inputs: z.object({ channel: channelInput() }),
  steps: [
    {
      id: 'bounces',
      title: 'Read the bounces',
      provider: 'sendgrid',
      method: 'GET',
      endpoint: '/v3/suppression/bounces',
      query: { limit: '20' },
      headers: { Accept: 'application/json' },
      expect: [{ that: 'response', otherwise: { done: 'Nothing to report: no email bounced.' } }],
      output: "response[*].{email: email, reason: (reason || 'no reason given')[0:200]}",
      changes: false,
    },
    slackPost({
      title: 'Post the addresses',
      text: "join('', ['Bounced emails:\n', join('\n', steps.bounces[*].join(': ', [email, reason]))])",
    }),
  ],
  output: '{bounced: length(steps.bounces), channel: steps.post.channel, ts: steps.post.ts}',
  outputSchema: {
    type: 'object',
    properties: {
      bounced: { type: 'integer', description: 'How many addresses were posted.' },
      ...postedSchema.properties,
    },
  },
});
