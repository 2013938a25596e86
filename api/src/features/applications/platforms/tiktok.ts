import { type PlatformFacts, question } from '#src/features/applications/platforms/platform-facts.ts';

export const tiktok: PlatformFacts = {
  formUrl: 'https://developers.tiktok.com/apps/',
  about:
    'Every app is reviewed before it works for people outside its sandbox. Each product and scope is reviewed with it.',
  reviewTime: 'Several days to two weeks.',
  fields: [
    question({
      name: 'appName',
      label: 'App name',
      help: 'It must not refer to TikTok.',
      maxLength: 50,
      source: 'projectName',
    }),
    question({ name: 'category', label: 'Category', help: 'As TikTok lists them.' }),
    question({
      name: 'description',
      label: 'Description',
      help: 'Shown to people who authorize the app.',
    }),
    question({
      name: 'termsOfServiceUrl',
      label: 'Terms of Service URL',
      help: 'A public page on a domain that you have verified.',
      type: 'url',
    }),
    question({
      name: 'privacyPolicyUrl',
      label: 'Privacy Policy URL',
      help: 'A public page on a domain that you have verified.',
      type: 'url',
    }),
    question({
      name: 'website',
      label: 'Web/Desktop URL',
      help: 'The finished site: a login page alone is rejected.',
      type: 'url',
      source: 'companyWebsite',
    }),
    question({ name: 'redirectUri', label: 'Redirect URI', help: 'It must use https.', type: 'url' }),
    question({
      name: 'scopeUse',
      label: 'Explain how each product and scope works within your app',
      help: 'One paragraph for each.',
      type: 'textarea',
      source: 'useCase',
    }),
    question({
      name: 'demoVideoUrl',
      label: 'Demo video',
      help: 'The whole flow in the app, on the domain of the website.',
      type: 'url',
    }),
  ],
  marks: ['TikTok', 'Tik Tok', 'Douyin', 'ByteDance'],
  sources: [
    'https://developers.tiktok.com/doc/app-review-guidelines',
    'https://developers.tiktok.com/doc/getting-started-create-an-app',
  ],
};
