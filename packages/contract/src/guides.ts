import { z } from 'zod';
import { httpUrl, pathIdSchema } from './common.ts';

export const guideStepSchema = z.object({
  /** Counts from 1. */
  stepNumber: z.number().int().min(1),
  title: z.string(),
  /** HTML. A screen shows the elements that it allows, and no others. */
  description: z.string(),
  imageUrl: httpUrl().optional(),
  codeExample: z.string().optional(),
  warnings: z.array(z.string()),
  tips: z.array(z.string()),
});
export type GuideStep = z.infer<typeof guideStepSchema>;

export const registrationGuideSchema = z.object({ steps: z.array(guideStepSchema) });
export type RegistrationGuide = z.infer<typeof registrationGuideSchema>;

export const guideInput = z.object({ providerId: pathIdSchema });
