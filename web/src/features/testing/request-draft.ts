import { z } from 'zod';
import { type RequestValues, storedValuesSchema } from '#src/features/testing/request-values.ts';
import { createDraft } from '#src/lib/draft.ts';

export interface RequestDraft {
  /** The key that was chosen; undefined where none was. */
  keyId?: number | undefined;
  values: RequestValues;
}

/** A header may hold a secret, so none is stored. */
export const requestDraft = createDraft<RequestDraft>({
  name: 'request',
  schema: z.object({ keyId: z.number().optional(), values: storedValuesSchema }),
  storable: ({ keyId, values: { method, endpoint, body } }) => ({
    keyId,
    values: { method, endpoint, body },
  }),
});

/**
 * What was typed when the screen was left. A way here that names another key starts anew, because a path of one API
 * means nothing to another.
 */
export const readDraft = (keyId: number | undefined): RequestDraft | undefined => {
  const draft = requestDraft.read();
  return keyId === undefined || keyId === draft?.keyId ? draft : undefined;
};
