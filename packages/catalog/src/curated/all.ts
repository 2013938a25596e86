import { A_TO_B } from '#src/curated/a-to-b.list.ts';
import { C_TO_E } from '#src/curated/c-to-e.list.ts';
import { F_TO_H } from '#src/curated/f-to-h.list.ts';
import { I_TO_O } from '#src/curated/i-to-o.list.ts';
import { P_TO_S } from '#src/curated/p-to-s.list.ts';
import { T_TO_Z } from '#src/curated/t-to-z.list.ts';
import type { CuratedApi } from '#src/curated-api.ts';

/** Every API described by hand, by slug. A file of this folder that no list names fails a test. */
export const CURATED_APIS: readonly CuratedApi[] = [
  ...A_TO_B,
  ...C_TO_E,
  ...F_TO_H,
  ...I_TO_O,
  ...P_TO_S,
  ...T_TO_Z,
];
