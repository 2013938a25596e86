import { META_QUESTIONS } from '#src/features/applications/platforms/meta-questions.ts';
import { type PlatformFacts, question } from '#src/features/applications/platforms/platform-facts.ts';

export const facebookGraph: PlatformFacts = {
  formUrl: 'https://developers.facebook.com/apps/',
  about:
    'The Graph API answers for Pages, accounts and people who gave your app a permission. Advanced access to a permission needs App Review, and for most of them a verified business.',
  reviewTime: null,
  fields: [
    ...META_QUESTIONS,
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
