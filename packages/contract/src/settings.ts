import { z } from 'zod';
import { isoTimeSchema } from './common.ts';
import { optionalEmail } from './fields.ts';
import { keyTypeSchema } from './keys.ts';
import { ROTATION_PERIODS, SETTINGS_VERSION, type Settings } from './settings-options.ts';

/** An empty address means none. */
export const settingsSchema: z.ZodType<Settings> = z.object({
  autoRotationReminders: z.boolean(),
  defaultRotationPeriod: z.literal(ROTATION_PERIODS),
  secureStorage: z.boolean(),
  defaultApiKeyType: keyTypeSchema,
  emailNotifications: z.boolean(),
  emailAddress: optionalEmail('Invalid email address').transform((address) => address ?? null),
});

/** The exported file, once its version is known. Fields that it has in addition are ignored. */
export const settingsFileSchema = z.object({
  product: z.literal('Gatehouse'),
  version: z.literal(SETTINGS_VERSION),
  exportedAt: isoTimeSchema,
  settings: settingsSchema,
});
export type SettingsFile = z.infer<typeof settingsFileSchema>;
