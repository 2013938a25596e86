import { type PlatformFacts, question } from '#src/features/applications/platforms/platform-facts.ts';

export const twitter: PlatformFacts = {
  formUrl: 'https://developer.x.com/en/portal/dashboard',
  about:
    'A developer account is opened with a description of all uses of the data. A later change of use has to be told.',
  reviewTime: null,
  fields: [
    question({
      name: 'useCases',
      label: "Describe all of your use cases of X's data and API",
      help: 'Which data you read and write, what you show, whether you analyse posts, and whether governments get any of it.',
      type: 'textarea',
      minLength: 250,
      source: 'useCase',
    }),
    question({
      name: 'appName',
      label: 'App name',
      help: 'Unique on X, at most 32 characters.',
      maxLength: 32,
      source: 'projectName',
    }),
    question({
      name: 'appDescription',
      label: 'App description',
      help: 'Shown when people authorize the app.',
      type: 'textarea',
      minLength: 10,
      maxLength: 200,
    }),
    question({
      name: 'websiteUrl',
      label: 'Website URL',
      help: 'A public page about the app.',
      type: 'url',
      source: 'companyWebsite',
    }),
    question({
      name: 'callbackUrl',
      label: 'Callback URI / Redirect URL',
      help: 'Where users return to. It must match exactly.',
      type: 'url',
    }),
    question({
      name: 'termsOfServiceUrl',
      label: 'Terms of service',
      help: 'Optional; asked for when email addresses are requested.',
      type: 'url',
    }),
    question({
      name: 'privacyPolicyUrl',
      label: 'Privacy policy',
      help: 'Optional; asked for when email addresses are requested.',
      type: 'url',
    }),
  ],
  marks: ['Twitter', 'Tweet'],
  sources: [
    'https://docs.x.com/x-api/getting-started/getting-access',
    'https://developer.x.com/en/developer-terms/policy',
  ],
};
