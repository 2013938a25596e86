import { z } from 'zod';
import { text } from './common.ts';
import {
  LOADER_DELAY,
  LOADER_PLACEMENTS,
  LOADER_SIZES,
  LOADER_TYPES,
  type LoaderSettings,
  MAX_LOADER_COLOR,
  MAX_LOADER_TEXT,
} from './loader-options.ts';

export const loaderSettingsSchema: z.ZodType<LoaderSettings> = z.object({
  type: z.enum(LOADER_TYPES),
  size: z.enum(LOADER_SIZES),
  showText: z.boolean(),
  text: text(MAX_LOADER_TEXT),
  placement: z.enum(LOADER_PLACEMENTS),
  color: text(MAX_LOADER_COLOR).nullable(),
  showDelay: z.boolean(),
  delay: z.number().min(LOADER_DELAY.min).max(LOADER_DELAY.max).multipleOf(LOADER_DELAY.step),
});
