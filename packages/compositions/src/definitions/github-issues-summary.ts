import { z } from 'zod';
import { defineComposition } from '#src/composition.ts';
import { REPOSITORY_PLACEHOLDERS, repositoryInputs } from '#src/parts/github.ts';
import { modelInput, openaiText } from '#src/parts/openai-text.ts';
import { input } from '#src/read-inputs.ts';

/** @see https://docs.github.com/en/rest/issues/issues#list-repository-issues */
export const githubIssuesSummary = defineComposition({
  id: 'github-issues-summary',
  name: 'Summarize new GitHub issues',
  description: 'Reads the newest open issues of a repository, and lets OpenAI say what they are about.',
  tags: ['github', 'openai', 'issues', 'summary'],
  inputs: z.object({
    ...repositoryInputs(),
    count: input(
      z.int('Must be a whole number').min(1, 'Must be at least 1').max(30, 'Must be at most 30'),
      { title: 'Number of issues', description: 'How many of the newest entries are read, from 1 to 30.' },
      10,
    ),
    model: modelInput(),
  }),
  steps: [
    {
      id: 'issues',
      title: 'Read the newest open issues',
      provider: 'github',
      method: 'GET',
      endpoint: '/repos/{owner}/{repo}/issues',
      placeholders: REPOSITORY_PLACEHOLDERS,
      query: { state: 'open', sort: 'created', direction: 'desc', per_page: { jmespath: 'inputs.count' } },
      expect: [
        {
          // GitHub lists pull requests as issues too.
          that: 'response[?pull_request == `null`]',
          otherwise: { done: 'Nothing to summarize: among the newest entries is no open issue.' },
        },
      ],
      output:
        "response[?pull_request == `null`].{number: number, title: title[0:200], url: html_url, text: (body || '')[0:1000]}",
      changes: false,
    },
    openaiText({
      id: 'summary',
      title: 'Write the summary',
      instruction:
        'Summarize these GitHub issues for a maintainer in at most 150 words: the common themes first, then what looks urgent, with the issue numbers.',
      about: 'to_string(steps.issues)',
    }),
  ],
  output: '{summary: steps.summary.text, issues: steps.issues[*].{number: number, title: title, url: url}}',
  outputSchema: {
    type: 'object',
    properties: {
      summary: { type: 'string', description: 'What the issues are about.' },
      issues: {
        type: 'array',
        items: {
          type: 'object',
          properties: { number: { type: 'integer' }, title: { type: 'string' }, url: { type: 'string' } },
        },
      },
    },
  },
});
