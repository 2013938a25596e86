import { type PlatformFacts, question } from '#src/features/applications/platforms/platform-facts.ts';

export const azure: PlatformFacts = {
  formUrl: 'https://entra.microsoft.com/#view/Microsoft_AAD_RegisteredApps/ApplicationsListBlade',
  about:
    'An app registration in Microsoft Entra is available at once. Publisher verification puts a blue badge on the consent prompt, and many organizations only allow apps of verified publishers.',
  reviewTime: null,
  fields: [
    question({
      name: 'displayName',
      label: 'Name',
      help: 'The name that users see when they sign in.',
      source: 'projectName',
    }),
    question({
      name: 'accountTypes',
      label: 'Supported account types',
      help: 'Whose accounts may sign in.',
      type: 'select',
      options: [
        'Accounts in this organizational directory only',
        'Accounts in any organizational directory',
        'Accounts in any organizational directory and personal Microsoft accounts',
        'Personal Microsoft accounts only',
      ],
    }),
    question({
      name: 'redirectUri',
      label: 'Redirect URI',
      help: 'Where users return to after they sign in. It must use https, except on localhost.',
      type: 'url',
    }),
    question({
      name: 'homePageUrl',
      label: 'Home page URL',
      help: 'A page about the app.',
      type: 'url',
      source: 'companyWebsite',
    }),
    question({
      name: 'termsOfServiceUrl',
      label: 'Terms of service URL',
      help: 'Shown on the consent prompt.',
      type: 'url',
    }),
    question({
      name: 'privacyUrl',
      label: 'Privacy statement URL',
      help: 'Shown on the consent prompt.',
      type: 'url',
    }),
    question({
      name: 'publisherDomain',
      label: 'Publisher domain',
      help: 'A domain that you can prove to own.',
    }),
    question({
      name: 'partnerOneId',
      label: 'Partner One ID',
      help: 'For publisher verification: the id of your verified account in the Microsoft AI Cloud Partner Program.',
    }),
  ],
  marks: ['Microsoft', 'Azure', 'Outlook', 'Entra'],
  sources: [
    'https://learn.microsoft.com/en-us/entra/identity-platform/quickstart-register-app',
    'https://learn.microsoft.com/en-us/entra/identity-platform/publisher-verification-overview',
  ],
};
