import { z } from 'zod';
import { optionalEmail } from './fields.ts';
import { keyTypeSchema } from './keys.ts';

/** Days between two rotations from which the user can choose. */
export const ROTATION_PERIODS = [30, 60, 90, 180, 365] as const;
export type RotationPeriod = (typeof ROTATION_PERIODS)[number];

/** Preferences of one browser. They are stored there and never sent. */
export const settingsSchema = z.object({
  autoRotationReminders: z.boolean(),
  /** In days. */
  defaultRotationPeriod: z.literal(ROTATION_PERIODS),
  /** The screen calls it enhanced encryption. */
  secureStorage: z.boolean(),
  defaultApiKeyType: keyTypeSchema,
  emailNotifications: z.boolean(),
  emailAddress: optionalEmail('Invalid email address'),
});
export type Settings = z.infer<typeof settingsSchema>;

export const DEFAULT_SETTINGS: Settings = {
  autoRotationReminders: true,
  defaultRotationPeriod: 90,
  secureStorage: true,
  defaultApiKeyType: 'production',
  emailNotifications: false,
  emailAddress: null,
};
