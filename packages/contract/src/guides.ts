import { z } from 'zod';
import { isGuideHtml } from '#src/plain/guide-html.ts';
import { httpUrl, pathIdSchema, requiredText, text } from './common.ts';

export const guideStepSchema = z.object({
  /** Counts from 1. */
  stepNumber: z.number().int().min(1),
  title: z.string(),
  /** HTML with the elements in `GUIDE_ELEMENTS`. */
  description: text(20_000).refine(isGuideHtml, 'Not the HTML of a guide'),
  /** A picture of the step. */
  imageUrl: httpUrl().optional(),
  /** A shell command. It reads the key from an environment variable. */
  codeExample: z.string().optional(),
  /** Plain text, as are the tips. */
  warnings: z.array(z.string()),
  tips: z.array(z.string()),
});
export type GuideStep = z.infer<typeof guideStepSchema>;

export const registrationGuideSchema = z.object({
  /** Generated from what is known about the provider, not written by hand. */
  isGenerated: z.boolean(),
  /** True if it is known how people log in at the provider by OAuth, so that the wizard has something to begin with. */
  hasOauth: z.boolean(),
  steps: z.array(guideStepSchema),
});
export type RegistrationGuide = z.infer<typeof registrationGuideSchema>;

export const guideInput = z.object({ providerId: pathIdSchema });

/** The id of an entry of the catalog, or the name of its API. */
export const entryGuideInput = z.object({ api: requiredText(200, 'API is required') });

/** The guide of an API of the catalog, with what a reader needs of its entry. */
export const entryGuideSchema = registrationGuideSchema.extend({
  /** Its id in the catalog, by which it is added to the list. */
  apiId: z.string(),
  name: z.string(),
  description: z.string(),
  registerUrl: httpUrl().nullable(),
  documentationUrl: httpUrl().nullable(),
  /** False for an API that is known to take no key. */
  needsKey: z.boolean(),
});
export type EntryGuide = z.infer<typeof entryGuideSchema>;
