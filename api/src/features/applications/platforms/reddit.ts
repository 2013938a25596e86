import { type PlatformFacts, question } from '#src/features/applications/platforms/platform-facts.ts';

export const reddit: PlatformFacts = {
  formUrl: 'https://support.reddithelp.com/hc/en-us/requests/new?ticket_form_id=14868593862164',
  about:
    'The Data API needs an approved request since late 2025, for free use too. Commercial use needs an agreement with Reddit.',
  reviewTime: null,
  fields: [
    question({ name: 'account', label: 'Reddit account', help: 'The account that the app runs under.' }),
    question({
      name: 'benefit',
      label: 'Benefit or purpose',
      help: 'What the app does for Reddit users.',
      type: 'textarea',
      source: 'projectDescription',
    }),
    question({
      name: 'description',
      label: 'Detailed description',
      help: 'What it reads and writes, how often, and why Devvit is not enough.',
      type: 'textarea',
      source: 'useCase',
    }),
    question({
      name: 'sourceCode',
      label: 'Source code or platform',
      help: 'A link to the code, or to where the app runs.',
      type: 'url',
    }),
    question({ name: 'subreddits', label: 'Subreddits', help: 'Where the app will be used.' }),
    question({
      name: 'redirectUri',
      label: 'Redirect URI',
      help: 'Where users return to after they log in.',
      type: 'url',
    }),
  ],
  marks: ['Reddit', 'Subreddit', 'Snoo'],
  sources: ['https://support.reddithelp.com/hc/en-us/articles/16160319875092-Reddit-Data-API-Wiki'],
};
