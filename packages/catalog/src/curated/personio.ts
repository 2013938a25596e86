import type { CuratedApi } from '#src/curated-api.ts';

export const personio: CuratedApi = {
  slug: 'personio',
  name: 'Personio',
  description: 'Staff records, absences, attendance, pay and recruiting for companies in Europe.',
  categories: ['hr'],
  capabilities: [
    'employee records',
    'absences',
    'attendance tracking',
    'applicant tracking',
    'payroll data',
    'documents',
  ],
  useCases: [
    'adding new employees to all systems',
    'showing who is on leave today',
    'moving hours into the pay run',
  ],
  synonyms: ['HRIS', 'human resources', 'vacation days', 'Europe'],
  pricing: {
    model: 'subscription',
    summary: 'Yearly plans based on the number of employees.',
    freeTier: 'A trial',
    checked: null,
  },
  urls: {
    website: 'https://www.personio.com/',
    registration: 'https://www.personio.com/free-trial/',
    documentation: 'https://developer.personio.de/',
    developerPortal: 'https://developer.personio.de/docs/getting-started',
    apiReference: 'https://developer.personio.de/reference',
  },
  domains: ['personio.com', 'personio.de'],
  keyPlacement: { type: 'bearer' },
  baseUrl: 'https://api.personio.de',
  keyHint: 'An access token obtained with the client ID and secret',
  oauth: null,
  operations: [
    { method: 'POST', path: '/v2/auth/token', summary: 'Get an access token' },
    { method: 'GET', path: '/v2/persons', summary: 'List employees' },
    { method: 'GET', path: '/v2/absence-periods', summary: 'List absences' },
    { method: 'GET', path: '/v2/attendance-periods', summary: 'List attendance' },
    { method: 'GET', path: '/v2/document-management/documents', summary: 'List documents' },
  ],
  popularity: 3,
  directoryId: 'personio.de:authentication',
};
