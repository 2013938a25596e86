import type { ApplicationField } from '@gatehouse/contract/application-platform.ts';
import type {
  ApplicationLanguage,
  ApplicationState,
  CreateApplicationInput,
} from '@gatehouse/contract/applications.ts';
import type { CompanySize } from '@gatehouse/contract/plain/company/company-size.ts';
import type { Tone } from '#src/ui/feedback/status-badge.tsx';

/** What the form contains: an empty text is a field that is not given. */
export const NO_APPLICATION = {
  /** 0 while no platform is chosen. */
  platformId: 0,
  companyName: '',
  companyWebsite: '',
  companyDescription: '',
  companySize: '',
  companyIndustry: '',
  contactName: '',
  contactEmail: '',
  contactPhone: '',
  contactTitle: '',
  contactLinkedIn: '',
  projectName: '',
  projectDescription: '',
  useCase: '',
  businessModel: '',
  targetAudience: '',
  estimatedApiCalls: '',
  launchTimeline: '',
  programmingLanguages: [] as string[],
  securityMeasures: '',
  dataStorageApproach: '',
  privacyMeasures: '',
  apiScopes: [] as string[],
  platformSpecificFields: {} as Record<string, string>,
};
export type ApplicationValues = typeof NO_APPLICATION;

/** The fields that contain a text. */
export type TextField = {
  [Name in keyof ApplicationValues]: ApplicationValues[Name] extends string ? Name : never;
}[keyof ApplicationValues];

/** The fields of each step, by its index. */
export const STEP_FIELDS: readonly (readonly ApplicationField[])[] = [
  ['platformId'],
  [
    'companyName',
    'companyWebsite',
    'companySize',
    'companyIndustry',
    'companyDescription',
    'contactName',
    'contactEmail',
    'contactTitle',
    'contactPhone',
    'contactLinkedIn',
  ],
  [
    'projectName',
    'projectDescription',
    'useCase',
    'businessModel',
    'targetAudience',
    'estimatedApiCalls',
    'launchTimeline',
  ],
  [
    'programmingLanguages',
    'apiScopes',
    'securityMeasures',
    'dataStorageApproach',
    'privacyMeasures',
    'platformSpecificFields',
  ],
  [],
];

/** Without these an application is not accepted. */
export const REQUIRED_FIELDS: readonly ApplicationField[] = [
  'platformId',
  'companyName',
  'companyWebsite',
  'contactName',
  'contactEmail',
  'projectName',
  'projectDescription',
  'useCase',
];

/** The required fields that are empty, in the order of the form. */
export const missingFields = (values: ApplicationValues): ApplicationField[] =>
  REQUIRED_FIELDS.filter((field) =>
    field === 'platformId' ? values.platformId === 0 : String(values[field]).trim() === '',
  );

export const APPLICATION_LABELS: Readonly<Record<ApplicationField, string>> = {
  platformId: 'Platform',
  companyName: 'Company name',
  companyWebsite: 'Company website',
  companyDescription: 'Company description',
  companySize: 'Company size',
  companyIndustry: 'Industry',
  contactName: 'Contact name',
  contactEmail: 'Contact email',
  contactPhone: 'Contact phone',
  contactTitle: 'Job title',
  contactLinkedIn: 'LinkedIn profile',
  projectName: 'Project name',
  projectDescription: 'Project description',
  useCase: 'Use case',
  businessModel: 'Business model',
  targetAudience: 'Target audience',
  estimatedApiCalls: 'Estimated API calls',
  launchTimeline: 'Launch timeline',
  programmingLanguages: 'Programming languages',
  securityMeasures: 'Security measures',
  dataStorageApproach: 'Data storage',
  privacyMeasures: 'Privacy measures',
  apiScopes: 'API scopes',
  platformSpecificFields: 'Questions of the platform',
};

/** Names of languages as people write them. */
export const LANGUAGE_LABELS: Readonly<Record<ApplicationLanguage, string>> = {
  javascript: 'JavaScript',
  python: 'Python',
  java: 'Java',
  csharp: 'C#',
  php: 'PHP',
  ruby: 'Ruby',
  go: 'Go',
  swift: 'Swift',
  kotlin: 'Kotlin',
  other: 'Other',
};

/**
 * The form field that an issue of the operation is about. One about a question of the platform is shown at that question:
 * `platformSpecificFields.callbackUrl`.
 */
export const applicationPath = (path: readonly (string | number)[]): string | undefined => {
  const [first, second] = path;
  const name = String(first);
  if (!Object.hasOwn(NO_APPLICATION, name)) return undefined;
  return name === 'platformSpecificFields' && second !== undefined ? `${name}.${second}` : name;
};

/** The index of the step with this form field. */
export const stepOfField = (path: string): number => {
  const name = path.split('.', 1)[0] as ApplicationField;
  return Math.max(
    0,
    STEP_FIELDS.findIndex((fields) => fields.includes(name)),
  );
};

/** The form's values as they are sent; answers that were left empty are left out. */
export const toApplicationInput = (values: ApplicationValues): CreateApplicationInput => ({
  ...values,
  companySize: values.companySize === '' ? null : (values.companySize as CompanySize),
  programmingLanguages: values.programmingLanguages as ApplicationLanguage[],
  platformSpecificFields: Object.fromEntries(
    Object.entries(values.platformSpecificFields).filter(([, answer]) => answer.trim() !== ''),
  ),
});

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');

const isTextMap = (value: unknown): value is Record<string, string> =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every((item) => typeof item === 'string');

const isLike = (initial: unknown, value: unknown): boolean => {
  if (Array.isArray(initial)) return isTexts(value);
  if (typeof initial === 'object') return isTextMap(value);
  return typeof value === typeof initial;
};

/** Reads stored values; undefined if another version of the application stored them. */
export const parseApplication = (stored: unknown): ApplicationValues | undefined => {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const values = stored as Record<string, unknown>;
  const entries = Object.entries(NO_APPLICATION);
  if (!entries.every(([name, initial]) => isLike(initial, values[name]))) return undefined;
  return Object.fromEntries(entries.map(([name]) => [name, values[name]])) as ApplicationValues;
};

/** What became of an application, in words. */
export const STATE_LABELS: Readonly<Record<ApplicationState, { label: string; tone: Tone }>> = {
  submitted: { label: 'Submitted', tone: 'accent' },
  in_review: { label: 'In review', tone: 'warning' },
  approved: { label: 'Approved', tone: 'success' },
  rejected: { label: 'Rejected', tone: 'destructive' },
};
