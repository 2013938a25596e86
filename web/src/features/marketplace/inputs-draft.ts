import type { JsonValue } from '@gatehouse/contract/common.ts';
import { asObject, parseJsonObject } from '@gatehouse/contract/json-text.ts';
import type { InputValues } from '#src/features/marketplace/input-form.ts';
import { createDraft } from '#src/lib/draft.ts';
import { storableBody } from '#src/shared/request/storable-request.ts';

/** What was typed into the form of each composition, by its id. */
type Inputs = Record<string, InputValues>;

const readValues = (stored: unknown): InputValues =>
  Object.fromEntries(
    Object.entries(asObject(stored) ?? {}).flatMap(([name, value]: [string, JsonValue]) =>
      typeof value === 'string' || typeof value === 'boolean' ? [[name, value] as const] : [],
    ),
  );

/** Anything that looks like a secret stays in memory. */
export const inputsDraft = createDraft<Inputs>({
  name: 'composition inputs',
  parse: (stored) => {
    const all = asObject(stored);
    return all && Object.fromEntries(Object.entries(all).map(([id, values]) => [id, readValues(values)]));
  },
  storable: (all) => parseJsonObject(storableBody(JSON.stringify(all))) ?? {},
});

export const keepInputs = (id: string, values: InputValues): void =>
  inputsDraft.keep({ ...inputsDraft.read(), [id]: values });
