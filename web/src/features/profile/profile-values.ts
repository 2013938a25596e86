import type { CreateProfileInput, Profile } from '@gatehouse/contract/profile.ts';
import { createFormDraft } from '#src/ui/form/form-draft.ts';
import { atFields } from '#src/ui/form/use-form-failure.ts';

/** What the form contains: an empty text is a field that is not given. */
export const NO_PROFILE = {
  companyName: '',
  companyWebsite: '',
  companyDescription: '',
  companySize: '',
  companyIndustry: '',
  contactName: '',
  contactEmail: '',
  contactPhone: '',
  projectDescription: '',
  apiUsageDescription: '',
  projectUrl: '',
  expectedCallVolume: '',
  privacyMeasures: '',
  additionalDetails: '',
};
export type ProfileValues = typeof NO_PROFILE;
export type ProfileField = keyof ProfileValues;

export const PROFILE_FIELDS = Object.keys(NO_PROFILE) as ProfileField[];

export const PROFILE_PATHS = atFields(PROFILE_FIELDS);

export const valuesOfProfile = (profile: Profile): ProfileValues =>
  Object.fromEntries(PROFILE_FIELDS.map((field) => [field, profile[field] ?? ''])) as ProfileValues;

/** The form's values as they are sent: null clears a field. */
export const toProfileInput = (values: ProfileValues): CreateProfileInput => ({
  ...values,
  companySize: values.companySize === '' ? null : (values.companySize as CreateProfileInput['companySize']),
});

export const PROFILE_LABELS: Readonly<Record<ProfileField, string>> = {
  companyName: 'Company name',
  companyWebsite: 'Company website',
  companyDescription: 'Company description',
  companySize: 'Company size',
  companyIndustry: 'Industry',
  contactName: 'Contact name',
  contactEmail: 'Contact email',
  contactPhone: 'Contact phone',
  projectDescription: 'Project description',
  apiUsageDescription: 'API usage description',
  projectUrl: 'Project URL',
  expectedCallVolume: 'Expected call volume',
  privacyMeasures: 'Privacy measures',
  additionalDetails: 'Additional details',
};

export const profileDraft = createFormDraft<ProfileValues>({ name: 'profile' });

/** There is one profile, and its draft is there before it is. */
export const PROFILE_DRAFT_ID = 'profile';
