import { type PlatformFacts, question } from '#src/features/applications/platforms/platform-facts.ts';

export const linkedin: PlatformFacts = {
  formUrl: 'https://www.linkedin.com/developers/apps/new',
  about:
    "Signing in with LinkedIn and sharing are available at once. Products such as the Community Management or Marketing APIs are applied for on the app's Products tab, and are for registered companies.",
  reviewTime: null,
  fields: [
    question({
      name: 'appName',
      label: 'App name',
      help: 'It must not contain "LinkedIn" or a variant of it.',
      source: 'projectName',
    }),
    question({
      name: 'companyPage',
      label: 'LinkedIn Page',
      help: 'The Page of the company. One of its admins has to verify the app.',
      type: 'url',
    }),
    question({
      name: 'privacyPolicyUrl',
      label: 'Privacy policy URL',
      help: 'A public page about this app.',
      type: 'url',
    }),
    question({
      name: 'businessEmail',
      label: 'Business email address',
      help: 'An address at the domain of the company.',
      source: 'contactEmail',
    }),
    question({
      name: 'organization',
      label: "Organization's legal name",
      help: 'As it is registered.',
      source: 'companyName',
    }),
    question({
      name: 'organizationWebsite',
      label: "Organization's website",
      help: 'It must match the email address.',
      type: 'url',
      source: 'companyWebsite',
    }),
    question({
      name: 'useCase',
      label: 'Use case',
      help: 'What members do in your app, and which data it stores for how long.',
      type: 'textarea',
      source: 'useCase',
    }),
    question({
      name: 'screencastUrl',
      label: 'Screen recording',
      help: 'A video of the app with each use of the API.',
      type: 'url',
    }),
  ],
  marks: ['LinkedIn', 'Linked In'],
  sources: ['https://learn.microsoft.com/en-us/linkedin/marketing/community-management-app-review'],
};
