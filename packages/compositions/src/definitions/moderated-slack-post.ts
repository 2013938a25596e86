import { z } from 'zod';
import { defineComposition } from '#src/composition.ts';
import { channelInput, postedSchema, slackPost } from '#src/parts/slack-post.ts';
import { input } from '#src/read-inputs.ts';

/** @see https://platform.openai.com/docs/api-reference/moderations/create */
export const moderatedSlackPost = defineComposition({
  id: 'moderated-slack-post',
  name: 'Post to Slack after moderation',
  description:
    'Lets OpenAI check a text for harmful content, and posts it to Slack only if nothing is flagged.',
  tags: ['openai', 'slack', 'moderation'],
  inputs: z.object({
    text: input(
      z.string().trim().min(1, 'Enter a text').max(10_000, 'Must be at most 10000 characters'),
      { title: 'Text', description: 'What is checked, and then posted.' },
      'Hello from Gatehouse!',
    ),
    channel: channelInput(),
  }),
  steps: [
    {
      id: 'moderation',
      title: 'Check the text',
      provider: 'openai',
      method: 'POST',
      endpoint: '/v1/moderations',
      body: { model: 'omni-moderation-latest', input: { jmespath: 'inputs.text' } },
      expect: [
        // Not `!flagged`: a response that says nothing about it lets no text through.
        {
          that: 'type(response.results[0].flagged) == `"boolean"`',
          otherwise: { fail: 'OpenAI did not say whether the text may be posted' },
        },
        {
          that: 'response.results[0].flagged == `false`',
          otherwise: {
            fail: {
              jmespath:
                "join('', ['The text was not posted, because OpenAI flagged it: ', join(', ', map(&[0], items(response.results[0].categories || `{}`)[?[1]]))])",
            },
          },
        },
      ],
      output: '{flagged: response.results[0].flagged}',
      changes: false,
    },
    slackPost({ title: 'Post the text', text: 'inputs.text' }),
  ],
  output: 'steps.post',
  outputSchema: postedSchema,
});
