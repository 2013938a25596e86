import { z } from 'zod';
import { defineComposition } from '#src/composition.ts';
import { REPOSITORY_PLACEHOLDERS, repositoryInputs } from '#src/parts/github.ts';
import { modelInput, openaiText } from '#src/parts/openai-text.ts';
import { input } from '#src/read-inputs.ts';

const email = () => z.email('Enter an email address');

/**
 * @see https://docs.github.com/en/rest/commits/commits#list-commits
 * @see https://resend.com/docs/api-reference/emails/send-email
 */
export const commitDigestEmail = defineComposition({
  id: 'commit-digest-email',
  name: 'Email a digest of commits',
  description:
    'Reads the newest commits of a repository, lets OpenAI sum them up, and sends the text by Resend.',
  tags: ['github', 'openai', 'resend', 'email', 'summary'],
  inputs: z.object({
    ...repositoryInputs(),
    count: input(
      z.int('Must be a whole number').min(1, 'Must be at least 1').max(100, 'Must be at most 100'),
      { title: 'Number of commits', description: 'How many of the newest commits are read, from 1 to 100.' },
      30,
    ),
    // Resend’s addresses for trying out: https://resend.com/docs/dashboard/emails/send-test-emails
    to: input(
      email(),
      { title: 'To', description: 'Who gets the email. The default is Resend’s inbox for tests.' },
      'delivered@resend.dev',
    ),
    from: input(
      email(),
      {
        title: 'From',
        description: 'An address of a domain that you have verified at Resend. The default is Resend’s own.',
      },
      'onboarding@resend.dev',
    ),
    model: modelInput(),
  }),
  steps: [
    {
      id: 'commits',
      title: 'Read the newest commits',
      provider: 'github',
      method: 'GET',
      endpoint: '/repos/{owner}/{repo}/commits',
      placeholders: REPOSITORY_PLACEHOLDERS,
      query: { per_page: { jmespath: 'inputs.count' } },
      expect: [{ that: 'response', otherwise: { done: 'Nothing to send: there are no commits.' } }],
      output: 'response[*].{id: sha[0:7], author: commit.author.name, message: commit.message[0:300]}',
      changes: false,
    },
    openaiText({
      id: 'digest',
      title: 'Write the digest',
      instruction:
        'Write a digest of these commits as plain text for a team: at most 200 words, grouped by topic, with the ids of the commits.',
      about: 'to_string(steps.commits)',
    }),
    {
      id: 'email',
      title: 'Send the email',
      provider: 'resend',
      method: 'POST',
      endpoint: '/emails',
      body: {
        from: { jmespath: 'inputs.from' },
        to: [{ jmespath: 'inputs.to' }],
        subject: { jmespath: "join('', ['New commits in ', inputs.owner, '/', inputs.repo])" },
        text: { jmespath: 'steps.digest.text' },
      },
      output: '{emailId: response.id}',
      changes: true,
    },
  ],
  output: '{digest: steps.digest.text, commits: length(steps.commits), emailId: steps.email.emailId}',
  outputSchema: {
    type: 'object',
    properties: {
      digest: { type: 'string', description: 'The text that was sent.' },
      commits: { type: 'integer', description: 'How many commits were read.' },
      emailId: { type: 'string', description: 'The ID of the email in Resend.' },
    },
  },
});
