import { type PlatformFacts, question } from '#src/features/applications/platforms/platform-facts.ts';

export const github: PlatformFacts = {
  formUrl: 'https://github.com/settings/applications/new',
  about:
    'An OAuth app is registered at once, without a review. Organizations can require their owners to approve it.',
  reviewTime: 'None: an app works as soon as it is registered.',
  fields: [
    question({
      name: 'applicationName',
      label: 'Application name',
      help: 'Something users will recognize and trust.',
      source: 'projectName',
    }),
    question({
      name: 'homepageUrl',
      label: 'Homepage URL',
      help: 'The full URL of the homepage of the application.',
      type: 'url',
      source: 'companyWebsite',
    }),
    question({
      name: 'applicationDescription',
      label: 'Application description',
      help: 'Shown to everyone who is asked to authorize the app.',
      type: 'textarea',
      source: 'projectDescription',
    }),
    question({
      name: 'callbackUrl',
      label: 'Authorization callback URL',
      help: 'Where users return to. An OAuth app has one.',
      type: 'url',
    }),
    question({
      name: 'deviceFlow',
      label: 'Enable Device Flow',
      help: 'For programs without a browser.',
      type: 'select',
      options: ['No', 'Yes'],
    }),
  ],
  marks: ['GitHub', 'Octocat'],
  sources: ['https://docs.github.com/en/apps/oauth-apps/building-oauth-apps/creating-an-oauth-app'],
};
