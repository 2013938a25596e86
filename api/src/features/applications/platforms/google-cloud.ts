import { type PlatformFacts, question } from '#src/features/applications/platforms/platform-facts.ts';

export const googleCloud: PlatformFacts = {
  formUrl: 'https://console.cloud.google.com/iam-admin/quotas',
  about: 'An API is enabled at once. What is applied for is more quota, and it is decided for each project.',
  reviewTime: null,
  fields: [
    question({ name: 'projectId', label: 'Project ID', help: 'The project whose quota is to be raised.' }),
    question({ name: 'service', label: 'Service', help: 'The API, such as translate.googleapis.com.' }),
    question({
      name: 'quota',
      label: 'Quota',
      help: 'The name of the quota as the console lists it, with its region if it has one.',
    }),
    question({ name: 'newValue', label: 'New value', help: 'The limit that you ask for.' }),
    question({
      name: 'requestDescription',
      label: 'Request description',
      help: 'Why you need it, and how you arrived at the number.',
      type: 'textarea',
      source: 'useCase',
    }),
    question({ name: 'contactName', label: 'Name', help: 'Who answers questions.', source: 'contactName' }),
    question({
      name: 'contactEmail',
      label: 'Email',
      help: 'Where the decision is sent.',
      source: 'contactEmail',
    }),
    question({ name: 'contactPhone', label: 'Phone', help: 'For questions.', source: 'contactPhone' }),
  ],
  marks: ['Google', 'GCP'],
  sources: ['https://cloud.google.com/docs/quotas/view-manage'],
};
