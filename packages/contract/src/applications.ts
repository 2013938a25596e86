import { z } from 'zod';
import { APPLICATION_LANGUAGES, APPLICATION_STATES } from '#src/plain/application-options.ts';
import { httpUrl, idSchema, pathIdSchema, requiredId, requiredText, text, timestamps } from './common.ts';
import {
  companyFields,
  companySizeSchema,
  emailAddress,
  LONG,
  optional,
  optionalText,
  SHORT,
} from './fields.ts';

const applicationLanguageSchema = z.enum(APPLICATION_LANGUAGES);
export type ApplicationLanguage = z.infer<typeof applicationLanguageSchema>;

const MAX_LIST_ITEMS = 100;
const platformFieldsSchema = z
  .record(text(SHORT).min(1), text(LONG))
  .refine(
    (value) => Object.keys(value).length <= MAX_LIST_ITEMS,
    `Must have at most ${MAX_LIST_ITEMS} fields`,
  );

const applicationStateSchema = z.enum(APPLICATION_STATES, {
  error: `Must be one of ${APPLICATION_STATES.join(', ')}`,
});
export type ApplicationState = z.infer<typeof applicationStateSchema>;

export const applicationSchema = z.object({
  id: idSchema,
  status: applicationStateSchema,
  /** The provider to which the application is made. */
  platformId: idSchema,
  ...companyFields,
  contactTitle: text(SHORT).nullable(),
  contactLinkedIn: text(2048).nullable(),
  projectName: text(SHORT),
  projectDescription: text(LONG),
  useCase: text(LONG),
  businessModel: text(LONG).nullable(),
  targetAudience: text(LONG).nullable(),
  estimatedApiCalls: text(SHORT).nullable(),
  launchTimeline: text(SHORT).nullable(),
  programmingLanguages: z.array(applicationLanguageSchema),
  securityMeasures: text(LONG).nullable(),
  dataStorageApproach: text(LONG).nullable(),
  privacyMeasures: text(LONG).nullable(),
  apiScopes: z.array(text(SHORT)),
  platformSpecificFields: z.record(z.string(), z.string()),
  ...timestamps,
});
export type Application = z.infer<typeof applicationSchema>;

export const applicationListSchema = z.array(applicationSchema);

export const createApplicationInput = z.object({
  platformId: requiredId('Platform is required'),
  companyName: requiredText(SHORT, 'Company name is required'),
  companyWebsite: httpUrl('Enter a valid website URL'),
  companyDescription: optionalText(LONG),
  companySize: optional(companySizeSchema),
  companyIndustry: optionalText(SHORT),
  contactName: requiredText(SHORT, 'Contact name is required'),
  contactEmail: emailAddress('Enter a valid email'),
  contactPhone: optionalText(SHORT),
  contactTitle: optionalText(SHORT),
  contactLinkedIn: optionalText(2048),
  projectName: requiredText(SHORT, 'Project name is required'),
  projectDescription: requiredText(LONG, 'Project description is required'),
  useCase: requiredText(LONG, 'Use case is required'),
  businessModel: optionalText(LONG),
  targetAudience: optionalText(LONG),
  estimatedApiCalls: optionalText(SHORT),
  launchTimeline: optionalText(SHORT),
  programmingLanguages: optional(z.array(applicationLanguageSchema).max(MAX_LIST_ITEMS)),
  securityMeasures: optionalText(LONG),
  dataStorageApproach: optionalText(LONG),
  privacyMeasures: optionalText(LONG),
  apiScopes: optional(z.array(requiredText(SHORT, 'Scope is required')).max(MAX_LIST_ITEMS)),
  platformSpecificFields: optional(platformFieldsSchema),
});
export type CreateApplicationInput = z.infer<typeof createApplicationInput>;

export const applicationIdInput = z.object({ id: pathIdSchema });

export const patchApplicationInput = z.object({ id: pathIdSchema, status: applicationStateSchema });

/** What the checks before a submit look at; everything may be missing or unfinished. */
export const checkApplicationInput = z.object({
  platformId: idSchema.nullish(),
  companyWebsite: text(2048).nullish(),
  contactEmail: text(2048).nullish(),
  projectName: text(SHORT).nullish(),
  companyDescription: text(LONG).nullish(),
  projectDescription: text(LONG).nullish(),
  useCase: text(LONG).nullish(),
  platformSpecificFields: platformFieldsSchema.nullish(),
});
export type CheckApplicationInput = z.infer<typeof checkApplicationInput>;

/** A remark about an application. None of them prevents a submit. */
const applicationHintSchema = z.object({
  /** The field that it is about: of an application, or of `platformSpecificFields`. */
  field: z.string(),
  /** `ok`: checked and found in order; `warning`: platforms reject applications for this. */
  level: z.enum(['ok', 'warning']),
  text: z.string(),
});
export type ApplicationHint = z.infer<typeof applicationHintSchema>;

export const applicationHintsSchema = z.object({ hints: z.array(applicationHintSchema) });
