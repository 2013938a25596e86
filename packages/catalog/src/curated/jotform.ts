import type { CuratedApi } from '#src/curated-api.ts';

export const jotform: CuratedApi = {
  slug: 'jotform',
  name: 'Jotform',
  description: 'Forms with payments, signatures and files: the forms, questions and entries of an account.',
  categories: ['forms', 'productivity'],
  capabilities: ['online forms', 'form submissions', 'form builder', 'file uploads', 'payments', 'webhooks'],
  useCases: ['entries in a CRM', 'application form', 'orders through a form'],
  synonyms: ['web form', 'contact form', 'registration form', 'survey'],
  pricing: {
    model: 'freemium',
    summary: 'Monthly plans based on forms and entries.',
    freeTier: 'A few forms and entries per month',
    checked: null,
  },
  urls: {
    website: 'https://www.jotform.com/',
    registration: 'https://www.jotform.com/signup/',
    documentation: 'https://api.jotform.com/docs/',
    developerPortal: 'https://www.jotform.com/myaccount/api',
    apiReference: 'https://api.jotform.com/docs/',
  },
  domains: ['jotform.com'],
  keyPlacement: { type: 'header', name: 'APIKEY' },
  baseUrl: 'https://api.jotform.com',
  keyHint: null,
  oauth: null,
  operations: [
    { method: 'GET', path: '/user', summary: 'Get the account' },
    { method: 'GET', path: '/user/forms', summary: 'List forms' },
    { method: 'GET', path: '/form/{formID}/submissions', summary: 'List entries' },
    { method: 'POST', path: '/form/{formID}/submissions', summary: 'Add an entry' },
    { method: 'GET', path: '/form/{formID}/questions', summary: 'List questions' },
  ],
  popularity: 3,
  directoryId: null,
};
