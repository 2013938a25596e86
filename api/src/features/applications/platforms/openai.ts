import { type PlatformFacts, question } from '#src/features/applications/platforms/platform-facts.ts';

export const openai: PlatformFacts = {
  formUrl: 'https://platform.openai.com/settings/organization/general',
  about:
    'The API is open to every account with billing. Some models and features are for verified organizations, and higher limits come with the usage tier.',
  reviewTime: null,
  fields: [
    question({
      name: 'organizationName',
      label: 'Organization name',
      help: 'As it stands in the settings of the organization.',
      source: 'companyName',
    }),
    question({ name: 'organizationId', label: 'Organization ID', help: 'It begins with org-.' }),
    question({
      name: 'model',
      label: 'Model or limit',
      help: 'Which model, and how many requests and tokens a minute you need.',
    }),
    question({
      name: 'useCase',
      label: 'Use case',
      help: 'What the model does for your users, and what keeps it from harm.',
      type: 'textarea',
      source: 'useCase',
    }),
    question({
      name: 'expectedUse',
      label: 'Expected usage',
      help: 'Requests and tokens a minute at the peak, and how they grow.',
      source: 'estimatedApiCalls',
    }),
  ],
  marks: ['OpenAI', 'ChatGPT', 'GPT', 'Sora', 'Codex'],
  sources: ['https://platform.openai.com/docs/guides/rate-limits', 'https://openai.com/brand'],
};
