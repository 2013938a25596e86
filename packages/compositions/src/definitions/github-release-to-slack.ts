import { z } from 'zod';
import { defineComposition } from '#src/composition.ts';
import { githubRelease, repositoryInputs } from '#src/parts/github.ts';
import { channelInput, postedSchema, slackPost } from '#src/parts/slack-post.ts';

export const githubReleaseToSlack = defineComposition({
  id: 'github-release-to-slack',
  name: 'Announce a GitHub release in Slack',
  description: 'Reads the latest release of a repository, and posts its name, notes and link to a channel.',
  tags: ['github', 'slack', 'releases'],
  inputs: z.object({ ...repositoryInputs(), channel: channelInput() }),
  steps: [
    githubRelease(10_000),
    slackPost({
      title: 'Post the release notes',
      text: "join('\n\n', [join(' ', [steps.release.name, 'was released']), steps.release.notes, steps.release.url])",
    }),
  ],
  output: '{release: steps.release.name, channel: steps.post.channel, ts: steps.post.ts}',
  outputSchema: {
    type: 'object',
    properties: {
      release: { type: 'string', description: 'The name of the release.' },
      ...postedSchema.properties,
    },
  },
});
