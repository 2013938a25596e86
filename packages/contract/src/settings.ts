import { z } from 'zod';
import { KEY_TYPES } from '#src/plain/key-types.ts';
import { ROTATION_PERIODS, SETTINGS_VERSION, type Settings } from '#src/plain/settings-options.ts';
import { isoTimeSchema } from './common.ts';
import { optionalEmail } from './fields.ts';

const flag = z.boolean('Must be true or false');

/** All but the last with commas: `30, 60 or 90`. */
const oneOf = (choices: readonly (string | number)[]): string =>
  `Must be ${choices.slice(0, -1).join(', ')} or ${choices.at(-1)}`;

/** An empty address means none. */
export const settingsSchema: z.ZodType<Settings> = z.object({
  autoRotationReminders: flag,
  defaultRotationPeriod: z.literal(ROTATION_PERIODS, oneOf(ROTATION_PERIODS)),
  secureStorage: flag,
  defaultApiKeyType: z.enum(KEY_TYPES, oneOf(KEY_TYPES)),
  emailNotifications: flag,
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
