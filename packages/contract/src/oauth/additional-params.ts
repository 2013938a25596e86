import { z } from 'zod';
import { jsonValueSchema, text } from '#src/common.ts';

/** Parameters of a request by name. Reserved names in it are never sent. */
export const additionalParamsSchema = z.record(text(128).min(1), jsonValueSchema);
