import type { CuratedApi } from '#src/curated-api.ts';

export const bamboohr: CuratedApi = {
  slug: 'bamboohr',
  name: 'BambooHR',
  description:
    'Employees, time off, job openings, applicants and reports in an HR system for small and medium-sized companies.',
  categories: ['hr'],
  capabilities: [
    'employee data',
    'time off',
    'applicant tracking',
    'careers page',
    'HR reports',
    'user directory',
    'payroll',
    'webhooks',
  ],
  useCases: ['accounts for new employees', 'vacation calendar', 'employee directory', 'career page'],
  synonyms: ['human resources', 'HRIS', 'staff', 'people management', 'recruiting', 'onboarding'],
  pricing: {
    model: 'subscription',
    summary: 'Billed per employee per month, depending on the plan; the API is part of every plan.',
    freeTier: 'A trial',
    checked: '2026-11-20',
  },
  urls: {
    website: 'https://www.bamboohr.com/',
    registration: 'https://www.bamboohr.com/signup/',
    documentation: 'https://documentation.bamboohr.com/docs',
    developerPortal: 'https://documentation.bamboohr.com/docs/getting-started',
    apiReference: 'https://documentation.bamboohr.com/reference',
  },
  domains: ['bamboohr.com'],
  keyPlacement: {
    type: 'basic',
  },
  baseUrl: null,
  keyHint: 'API_KEY:x',
  oauth: null,
  operations: [
    {
      method: 'GET',
      path: '/api/v1/employees/directory',
      summary: 'List employees',
    },
    {
      method: 'GET',
      path: '/api/v1/employees/{id}',
      summary: 'Get an employee',
    },
    {
      method: 'POST',
      path: '/api/v1/employees',
      summary: 'Add an employee',
    },
    {
      method: 'GET',
      path: '/api/v1/time_off/whos_out',
      summary: 'List who is away',
    },
    {
      method: 'GET',
      path: '/api/v1/time_off/requests',
      summary: 'List time-off requests',
    },
    {
      method: 'GET',
      path: '/api/v1/applicant_tracking/jobs',
      summary: 'List job openings',
    },
  ],
  popularity: 3,
  directoryId: null,
};
