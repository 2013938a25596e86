import { z } from 'zod';
import { createApplicationInput } from './applications.ts';
import { idSchema, pathIdSchema } from './common.ts';

const applicationFieldSchema = createApplicationInput.keyof();
/** The name of a field of an application. */
export type ApplicationField = z.infer<typeof applicationFieldSchema>;

/** One question of a platform's form. */
const platformFieldSchema = z.object({
  /** The name in `platformSpecificFields`; unique within a platform. */
  name: z.string(),
  /** As the platform's form calls it. */
  label: z.string(),
  /** What the platform wants to read there. */
  help: z.string(),
  type: z.enum(['text', 'textarea', 'url', 'select']),
  /** The choices of a `select`; empty for other types. */
  options: z.array(z.string()),
  /** The platform's limits in characters; null if there are none or they are not known. */
  minLength: z.number().int().nullable(),
  maxLength: z.number().int().nullable(),
  /** The field of the application that answers it, so that it is not asked twice; null if none does. */
  source: applicationFieldSchema.nullable(),
});
export type PlatformField = z.infer<typeof platformFieldSchema>;

/** What a platform asks of those who apply for access to its API. */
export const applicationPlatformSchema = z.object({
  providerId: idSchema,
  /** The page with the platform's own form; null if that is not known. */
  formUrl: z.string().nullable(),
  /** What is applied for, and how it is decided. */
  about: z.string(),
  /** How long a decision takes, as the platform says; null if it does not. */
  reviewTime: z.string().nullable(),
  fields: z.array(platformFieldSchema),
  /** Names that the platform does not want in the name of an application, such as its own. */
  marks: z.array(z.string()),
  /** Pages that these facts come from; empty if nothing is known of this platform. */
  sources: z.array(z.string()),
});
export type ApplicationPlatform = z.infer<typeof applicationPlatformSchema>;

export const applicationPlatformInput = z.object({ providerId: pathIdSchema });
