import { yamlKind } from '#build/provider-kind.ts';
import { entrySchema } from '#schema/entry.ts';

export const entry = yamlKind('entry', entrySchema);
