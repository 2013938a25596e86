import { z } from 'zod';
import { defineComposition } from '#src/composition.ts';
import { deeplTranslation, languageInput } from '#src/parts/deepl-translation.ts';
import { githubRelease, repositoryInputs } from '#src/parts/github.ts';
import { input } from '#src/read-inputs.ts';

/** Discord rejects a message of more than 2,000 characters. */
const MAX_NOTES = 1500;
const MAX_MESSAGE = 2000;

/** @see https://docs.discord.com/developers/resources/message#create-message */
export const translatedReleaseToDiscord = defineComposition({
  id: 'translated-release-to-discord',
  name: 'Translate release notes for Discord',
  description:
    'Reads the latest GitHub release of a repository, translates its notes with DeepL, and posts them to Discord.',
  tags: ['github', 'deepl', 'discord', 'translation', 'releases'],
  inputs: z.object({
    ...repositoryInputs(),
    language: languageInput(),
    channel: input(
      z.string().regex(/^\d{15,21}$/, 'Enter the ID of a channel, which has 15 to 21 digits'),
      {
        title: 'Discord channel',
        description: 'The ID of a channel that the bot can post to. The default is a placeholder.',
      },
      '0'.repeat(18),
    ),
  }),
  steps: [
    {
      ...githubRelease(MAX_NOTES),
      expect: [
        { that: 'response.body', otherwise: { done: 'Nothing to translate: the release has no notes.' } },
      ],
    },
    deeplTranslation({ title: 'Translate the notes', text: 'steps.release.notes' }),
    {
      id: 'post',
      title: 'Post the translation',
      provider: 'discord',
      method: 'POST',
      endpoint: '/channels/{channel}/messages',
      placeholders: { channel: 'inputs.channel' },
      body: {
        content: {
          jmespath: `join('\n\n', [steps.release.name, steps.translation.text, steps.release.url])[0:${MAX_MESSAGE}]`,
        },
        // Notes that say @everyone notify nobody.
        allowed_mentions: { parse: [] },
      },
      output: '{message: response.id, channel: response.channel_id}',
      changes: true,
    },
  ],
  output: '{release: steps.release.name, text: steps.translation.text, message: steps.post.message}',
  outputSchema: {
    type: 'object',
    properties: {
      release: { type: 'string', description: 'The name of the release.' },
      text: { type: 'string', description: 'The translated notes.' },
      message: { type: 'string', description: 'The ID of the message in Discord.' },
    },
  },
});
