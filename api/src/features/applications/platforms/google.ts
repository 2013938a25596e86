import { type PlatformFacts, question } from '#src/features/applications/platforms/platform-facts.ts';

export const google: PlatformFacts = {
  formUrl: 'https://console.cloud.google.com/auth/branding',
  about:
    'An app that asks for sensitive or restricted scopes has to be verified, or its users see a warning and it is limited to 100 of them. Restricted scopes also need a yearly security assessment.',
  reviewTime: null,
  fields: [
    question({
      name: 'appName',
      label: 'App name',
      help: 'Shown on the consent screen.',
      source: 'projectName',
    }),
    question({
      name: 'userSupportEmail',
      label: 'User support email',
      help: 'Where users write to about consent.',
      source: 'contactEmail',
    }),
    question({
      name: 'homePage',
      label: 'Application home page',
      help: 'A public page about the app, on a domain that you have verified.',
      type: 'url',
      source: 'companyWebsite',
    }),
    question({
      name: 'privacyPolicyUrl',
      label: 'Application privacy policy link',
      help: 'On the domain of the home page. It must say how you use the data of Google users.',
      type: 'url',
    }),
    question({
      name: 'termsOfServiceUrl',
      label: 'Application terms of service link',
      help: 'Optional.',
      type: 'url',
    }),
    question({
      name: 'authorizedDomains',
      label: 'Authorized domains',
      help: 'The domains of all these pages and of the redirect URIs.',
    }),
    question({
      name: 'scopeJustification',
      label: 'How will the scopes be used?',
      help: 'For each scope: what the app does with it, and why a narrower one is not enough.',
      type: 'textarea',
      source: 'useCase',
    }),
    question({
      name: 'demoVideoUrl',
      label: 'Demo video',
      help: 'A YouTube link to a video that shows the consent screen in English, and each scope in use.',
      type: 'url',
    }),
  ],
  marks: ['Google', 'Gmail', 'YouTube', 'Android', 'Chrome'],
  sources: [
    'https://developers.google.com/identity/protocols/oauth2/production-readiness/sensitive-scope-verification',
    'https://support.google.com/cloud/answer/13463073',
  ],
};
