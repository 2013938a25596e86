import { type PlatformFacts, question } from '#src/features/applications/platforms/platform-facts.ts';

export const facebookGraph: PlatformFacts = {
  formUrl: 'https://developers.facebook.com/apps/',
  about:
    'The Graph API answers for Pages, accounts and people who gave your app a permission. Advanced access to a permission needs App Review, and for most of them a verified business.',
  reviewTime: null,
  fields: [
    question({
      name: 'displayName',
      label: 'Display name',
      help: 'The name of the app as people see it.',
      source: 'projectName',
    }),
    question({
      name: 'contactEmail',
      label: 'Contact email',
      help: 'Meta sends the decision and policy notices there.',
      source: 'contactEmail',
    }),
    question({
      name: 'privacyPolicyUrl',
      label: 'Privacy policy URL',
      help: 'A public page about this app. Meta opens it with a crawler, so it must not be blocked by country.',
      type: 'url',
    }),
    question({
      name: 'dataDeletion',
      label: 'User data deletion',
      help: 'The URL of a callback, or of a page that says how people have their data deleted.',
      type: 'url',
    }),
    question({ name: 'category', label: 'Category', help: 'The kind of app, as Meta lists them.' }),
    question({
      name: 'assets',
      label: 'Pages and accounts',
      help: 'Which Pages, ad accounts or Instagram accounts the app works with: your own, or those of your customers.',
      type: 'textarea',
    }),
    question({
      name: 'permissionUse',
      label: 'How the app uses each permission',
      help: 'One paragraph for each permission: what it is for, and which endpoint you call.',
      type: 'textarea',
      source: 'useCase',
    }),
    question({
      name: 'reviewSteps',
      label: 'Step-by-step instructions',
      help: 'How the reviewer reaches what uses the permission, with a test account.',
      type: 'textarea',
    }),
    question({
      name: 'screencastUrl',
      label: 'Screen recording',
      help: 'A video of each permission in use, in English or with captions.',
      type: 'url',
    }),
  ],
  marks: ['Facebook', 'FB', 'Meta', 'Instagram', 'Insta', 'WhatsApp'],
  sources: [
    'https://developers.facebook.com/docs/app-review',
    'https://developers.facebook.com/docs/graph-api/overview/access-levels',
  ],
};
