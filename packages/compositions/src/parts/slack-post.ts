import { z } from 'zod';
import type { StepDefinition } from '#src/composition.ts';
import { input } from '#src/read-inputs.ts';

/** The channel that is posted to, as an input. */
export const channelInput = () =>
  input(
    z
      .string()
      .regex(
        /^(?:#?[a-z0-9][a-z0-9_-]{0,79}|[CGD][A-Z0-9]{8,20})$/,
        'Enter a channel, such as #general or C0123456789',
      ),
    { title: 'Slack channel', description: 'The name or the ID of a channel that the app is a member of.' },
    '#general',
  );

/** Slack reads these three characters as its own: `<!channel>` would notify everyone. */
const slackText = (expression: string): string =>
  `replace(replace(replace(${expression}, '&', '&amp;'), '<', '&lt;'), '>', '&gt;')`;

/** Slack cuts a longer text off. */
const MAX_TEXT = 39_000;

/**
 * A message in Slack. Slack reports errors with status 200.
 * @see https://docs.slack.dev/reference/methods/chat.postMessage
 */
export const slackPost = (texts: {
  title: string;
  /** JMESPath for the message. */
  text: string;
}): StepDefinition => ({
  id: 'post',
  title: texts.title,
  provider: 'slack',
  method: 'POST',
  endpoint: '/chat.postMessage',
  headers: { 'Content-Type': 'application/json; charset=utf-8' },
  body: {
    channel: { jmespath: 'inputs.channel' },
    text: { jmespath: slackText(`(${texts.text})[0:${MAX_TEXT}]`) },
    unfurl_links: false,
    unfurl_media: false,
  },
  expect: [
    {
      that: 'response.ok',
      otherwise: {
        fail: { jmespath: "join('', ['Slack rejected the message: ', response.error || 'no reason given'])" },
      },
    },
  ],
  output: '{channel: response.channel, ts: response.ts}',
  changes: true,
});

/** JSON Schema of the posted message. */
export const postedSchema = {
  type: 'object',
  properties: {
    channel: { type: 'string', description: 'The ID of the channel.' },
    ts: { type: 'string', description: 'The time of the message, by which Slack names it.' },
  },
} as const;
