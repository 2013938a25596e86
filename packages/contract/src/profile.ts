import { z } from 'zod';
import { httpUrl, idSchema, pathIdSchema, requiredText, text, timestamps } from './common.ts';
import {
  companyFields,
  companySizeSchema,
  emailAddress,
  LONG,
  optionalText,
  optionalUrl,
  SHORT,
  textOfAtLeast,
} from './fields.ts';

const MIN_PROFILE_DESCRIPTION_LENGTH = 10;

export const profileSchema = z.object({
  id: idSchema,
  ...companyFields,
  projectDescription: text(LONG),
  apiUsageDescription: text(LONG),
  projectUrl: httpUrl().nullable(),
  expectedCallVolume: text(SHORT).nullable(),
  privacyMeasures: text(LONG).nullable(),
  additionalDetails: text(LONG).nullable(),
  ...timestamps,
});
export type Profile = z.infer<typeof profileSchema>;

const description = (message: string) => textOfAtLeast(MIN_PROFILE_DESCRIPTION_LENGTH, LONG, message);

export const createProfileInput = z.object({
  companyName: requiredText(SHORT, 'Company name is required'),
  companyWebsite: httpUrl('Must be a valid URL'),
  companyDescription: optionalText(LONG),
  companySize: companySizeSchema.nullish(),
  companyIndustry: optionalText(SHORT),
  contactName: requiredText(SHORT, 'Contact name is required'),
  contactEmail: emailAddress('Invalid email address'),
  contactPhone: optionalText(SHORT),
  projectDescription: description('Project description is required'),
  apiUsageDescription: description('API usage description is required'),
  projectUrl: optionalUrl('Must be a valid URL'),
  expectedCallVolume: optionalText(SHORT),
  privacyMeasures: optionalText(LONG),
  additionalDetails: optionalText(LONG),
});
export type CreateProfileInput = z.infer<typeof createProfileInput>;

/** Any subset of the fields; an absent field stays unchanged, null clears it. */
export const patchProfileInput = createProfileInput.partial().extend({ id: pathIdSchema });
export type PatchProfileInput = z.infer<typeof patchProfileInput>;

export const profileIdInput = z.object({ id: pathIdSchema });
