import { META_QUESTIONS } from '#src/features/applications/platforms/meta-questions.ts';
import { type PlatformFacts, question } from '#src/features/applications/platforms/platform-facts.ts';

export const facebook: PlatformFacts = {
  formUrl: 'https://developers.facebook.com/apps/',
  about:
    'App Review is needed for each permission beyond the public profile and email address of people who are not in a role of the app. For most permissions Meta also verifies the business.',
  reviewTime: null,
  fields: [
    ...META_QUESTIONS,
    question({ name: 'category', label: 'Category', help: 'The kind of app, as Meta lists them.' }),
    question({
      name: 'permissionUse',
      label: 'How the app uses each permission',
      help: 'One paragraph for each permission: what it is for, and how people benefit.',
      type: 'textarea',
      source: 'useCase',
    }),
    question({
      name: 'reviewSteps',
      label: 'Step-by-step instructions',
      help: 'How the reviewer logs in and reaches what uses the permission, with a test account.',
      type: 'textarea',
    }),
    question({
      name: 'screencastUrl',
      label: 'Screen recording',
      help: 'A video of the whole login and of each permission in use, in English or with captions.',
      type: 'url',
    }),
    question({
      name: 'dataHandling',
      label: 'Data handling',
      help: 'Who processes the data for you, in which country, and who is responsible.',
      type: 'textarea',
      source: 'privacyMeasures',
    }),
  ],
  marks: ['Facebook', 'FB', 'Meta', 'Instagram', 'Insta', 'WhatsApp'],
  sources: [
    'https://developers.facebook.com/docs/app-review',
    'https://developers.facebook.com/docs/development/create-an-app/app-dashboard/basic-settings',
  ],
};
