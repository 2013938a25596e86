import type { CuratedApi } from '#src/curated-api.ts';

export const epicOnFhir: CuratedApi = {
  slug: 'epic-on-fhir',
  name: 'Epic on FHIR',
  alsoCalled: ['Epic'],
  description:
    'Patient records, appointments, medication and results from hospitals that run Epic, in the FHIR standard, with the consent of the patient or clinic.',
  categories: ['health'],
  capabilities: [
    'health records',
    'FHIR',
    'patient data',
    'appointments',
    'medication data',
    'lab results',
    'clinical notes',
  ],
  useCases: ['app for patients', 'clinic portal', 'research with consent'],
  synonyms: ['EHR', 'EMR', 'SMART on FHIR', 'hospital', 'HL7'],
  pricing: {
    model: 'freemium',
    summary: 'Free to develop; hospitals decide who connects, and some APIs are charged for.',
    freeTier: 'A sandbox with made-up patients',
    checked: null,
  },
  urls: {
    website: 'https://fhir.epic.com/',
    registration: 'https://fhir.epic.com/Developer/Index',
    documentation: 'https://fhir.epic.com/Documentation',
    developerPortal: 'https://fhir.epic.com/Developer/Apps',
    apiReference: 'https://fhir.epic.com/Specifications',
  },
  domains: ['epic.com'],
  keyPlacement: { type: 'bearer' },
  baseUrl: 'https://fhir.epic.com/interconnect-fhir-oauth/api/FHIR/R4',
  keyHint: null,
  oauth: {
    authorizationUrl: 'https://fhir.epic.com/interconnect-fhir-oauth/oauth2/authorize',
    tokenUrl: 'https://fhir.epic.com/interconnect-fhir-oauth/oauth2/token',
    scopes: ['patient/Patient.read', 'launch/patient', 'openid'],
  },
  operations: [
    { method: 'GET', path: '/metadata', summary: "Get the server's capabilities" },
    { method: 'GET', path: '/Patient/{id}', summary: 'Get a patient' },
    { method: 'GET', path: '/Observation', summary: 'Find results' },
    { method: 'GET', path: '/MedicationRequest', summary: 'Find medication' },
    { method: 'GET', path: '/Appointment/{id}', summary: 'Get an appointment' },
  ],
  popularity: 3,
  directoryId: null,
};
