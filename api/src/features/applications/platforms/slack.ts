import { type PlatformFacts, question } from '#src/features/applications/platforms/platform-facts.ts';

export const slack: PlatformFacts = {
  formUrl: 'https://api.slack.com/apps?new_app=1',
  about: 'An app works in your own workspace at once. To be listed in the Slack Marketplace it is reviewed.',
  reviewTime: null,
  fields: [
    question({
      name: 'appName',
      label: 'App name',
      help: 'At most 35 characters.',
      maxLength: 35,
      source: 'projectName',
    }),
    question({
      name: 'shortDescription',
      label: 'Short description',
      help: 'One sentence for the list of apps.',
      maxLength: 140,
    }),
    question({
      name: 'longDescription',
      label: 'Long description',
      help: 'At least 175 characters about what people do with it.',
      type: 'textarea',
      minLength: 175,
      maxLength: 4000,
      source: 'projectDescription',
    }),
    question({
      name: 'redirectUrl',
      label: 'Redirect URL',
      help: 'Where users return to. It must use https.',
      type: 'url',
    }),
    question({
      name: 'scopeReasons',
      label: 'Reasons for scopes',
      help: 'For each scope: what the app does with it.',
      type: 'textarea',
      source: 'useCase',
    }),
    question({
      name: 'privacyPolicyUrl',
      label: 'Privacy policy URL',
      help: 'It must say what you store of Slack, for how long, and how it is deleted.',
      type: 'url',
    }),
    question({
      name: 'supportUrl',
      label: 'Support page',
      help: 'Where people get help without a login.',
      type: 'url',
    }),
  ],
  marks: ['Slack'],
  sources: [
    'https://docs.slack.dev/slack-marketplace/slack-marketplace-app-guidelines-and-requirements/',
    'https://docs.slack.dev/reference/app-manifest/',
  ],
};
