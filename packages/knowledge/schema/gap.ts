import { requiredText } from '@gatehouse/contract/common.ts';
import { z } from 'zod';

/** An item of vocabulary/gaps.yaml: what people ask for and no API of the catalogue does. */
export const gapsSchema = z.array(
  z.strictObject({
    /** Shown to people as is: `Nothing in the catalogue is for chess.` */
    name: requiredText(60, 'has to be a name'),
    /** Phrases that ask for it, and mean nothing else. */
    says: z.array(requiredText(60, 'has to be a phrase')).min(1, 'has to name at least one'),
  }),
);
