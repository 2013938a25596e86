import { A_TO_G } from '#src/curated/a-to-g.list.ts';
import { H_TO_Z } from '#src/curated/h-to-z.list.ts';
import type { CuratedApi } from '#src/curated-api.ts';

/** Every API described by hand, by slug. A file of this folder that neither list names fails a test. */
export const CURATED_APIS: readonly CuratedApi[] = [...A_TO_G, ...H_TO_Z];
