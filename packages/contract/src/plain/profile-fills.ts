import type { ApplicationField } from '#src/application-platform.ts';
import type { CreateProfileInput } from '#src/profile.ts';

/** Which field of a profile fills in which field of an application. */
export const PROFILE_FILLS = {
  companyName: 'companyName',
  companyWebsite: 'companyWebsite',
  companyDescription: 'companyDescription',
  companySize: 'companySize',
  companyIndustry: 'companyIndustry',
  contactName: 'contactName',
  contactEmail: 'contactEmail',
  contactPhone: 'contactPhone',
  projectDescription: 'projectDescription',
  apiUsageDescription: 'useCase',
  expectedCallVolume: 'estimatedApiCalls',
  privacyMeasures: 'privacyMeasures',
} as const satisfies Partial<Record<keyof CreateProfileInput, ApplicationField>>;
