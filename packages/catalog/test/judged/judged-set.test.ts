import { expect, test } from 'vitest';
import { CATEGORIES } from '#src/curated-api.ts';
import { builtCatalog } from '#test/catalog.ts';
import { JUDGED_FOR_TUNING, JUDGED_HELD_OUT } from '#test/judged/judged-set.ts';
