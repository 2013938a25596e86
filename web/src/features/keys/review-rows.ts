import type { KeyForm } from '@gatehouse/contract/key-forms.ts';
import type { KeyType } from '@gatehouse/contract/key-types.ts';
import {
  type AddCatalogKeyInput,
  type AddKeyInput,
  addCatalogKeyInput,
  addKeyInput,
} from '@gatehouse/contract/keys.ts';
import { maskKey } from '@gatehouse/secrets/masks.ts';
import type { PastedLine } from '@gatehouse/secrets/pasted-lines.ts';
import { targetOf, toTarget } from '#src/shared/keys/key-target.ts';
import { recogniseSecret } from '#src/shared/keys/recognised-key.ts';

/** Messages at the parts of a row. */
interface RowErrors {
  name?: string | undefined;
  providerId?: string | undefined;
  /** About the key itself, or why it could not be stored. */
  apiKey?: string | undefined;
}

/** One of several pasted keys, while it is reviewed. */
export interface ReviewRow {
  id: number;
  line: PastedLine;
  /** The API that the key is for. */
  form: KeyForm | undefined;
  isChosen: boolean;
  name: string;
  providerId: string | null;
  /** Why it was not chosen at first, or what to know about it. */
  note: string | undefined;
  errors: RowErrors;
  /** The secret is stored already; it is stored again if it stays chosen. */
  isSame: boolean;
  state: 'waiting' | 'storing' | 'stored';
}

const noteOf = (
  line: PastedLine,
  form: KeyForm | undefined,
  isCertain: boolean,
  first: PastedLine | undefined,
) => {
  if (line.problem !== undefined) return line.problem;
  if (first !== undefined) return `The same key as ${first.name ?? 'the one above'}`;
  if (isCertain && form?.needs != null) return `Only a part of the key: ${form.name} needs ${form.needs}`;
  if (form?.catalogId != null) return `${form.name} will be added from the catalogue`;
  return undefined;
};

/** The pasted lines as rows: what is no key, only a part of one, or there twice is not chosen at first. */
export const toReviewRows = (lines: readonly PastedLine[], forms: readonly KeyForm[]): ReviewRow[] =>
  lines.map((line, id) => {
    const { form, isCertain } = recogniseSecret(forms, line.secret, line.name);
    const first = lines.slice(0, id).find(({ secret }) => secret === line.secret);
    const isPart = isCertain && form?.needs != null;
    return {
      id,
      line,
      form,
      isChosen: line.problem === undefined && first === undefined && !isPart,
      name: line.name ?? '',
      providerId: targetOf(form),
      note: noteOf(line, form, isCertain, first),
      errors: {},
      isSame: false,
      state: 'waiting',
    };
  });

/** Never the secret. */
export const maskOf = ({ line }: ReviewRow): string => maskKey(line.secret);

type RowResult = { input: AddKeyInput | AddCatalogKeyInput } | { errors: RowErrors };

/** The input that stores a row as a key of this type, or what is wrong with the row. */
export const toRowInput = ({ line, name, providerId, isSame }: ReviewRow, keyType: KeyType): RowResult => {
  const target = toTarget(providerId);
  const input = { ...target, name, apiKey: line.secret, keyType, exact: true, ifNew: !isSame };
  const result = 'catalogId' in target ? addCatalogKeyInput.safeParse(input) : addKeyInput.safeParse(input);
  if (result.success) return { input: result.data };
  const errors: RowErrors = {};
  for (const { path, message } of result.error.issues) {
    const field = path[0] === 'name' || path[0] === 'providerId' ? path[0] : 'apiKey';
    errors[field] ??= message;
  }
  return { errors };
};
