import type { KeyForm } from '@gatehouse/contract/key-forms.ts';
import {
  type AddCatalogKeyInput,
  type AddKeyInput,
  addCatalogKeyInput,
  addKeyInput,
} from '@gatehouse/contract/keys.ts';
import { maskKey } from '@gatehouse/secrets/masks.ts';
import type { PastedLine } from '@gatehouse/secrets/pasted-lines.ts';
import { useForm } from '@mantine/form';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { isSameSecret, useStoreKey } from '#src/features/keys/add/store-key.tsx';
import { useVerifyAfterAdding } from '#src/features/keys/add/verify-switch.tsx';
import { FIELDS_FOR_ALL } from '#src/features/keys/key-fields.ts';
import { recognizeSecret } from '#src/features/keys/offers/recognized-key.ts';
import { useQuietVerification } from '#src/features/keys/offers/verify-key.ts';
import { targetOf, toTarget } from '#src/features/providers/offers/entry-choice.ts';
import { useSettings } from '#src/features/settings/offers/settings-store.ts';
import { errorMessage } from '#src/lib/error-message.ts';
import { formatCount } from '#src/lib/format.ts';
import { toast } from '#src/ui/feedback/toast.ts';
import { emptyFields, writeFields } from '#src/ui/form/declared-field.tsx';

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
  if (form?.catalogId != null) return `${form.name} will be added from the catalog`;
  return undefined;
};

/** The pasted lines as rows: what is no key, only a part of one, or there twice is not chosen at first. */
export const toReviewRows = (lines: readonly PastedLine[], forms: readonly KeyForm[]): ReviewRow[] =>
  lines.map((line, id) => {
    const { form, isCertain } = recognizeSecret(forms, line.secret, line.name);
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

type RowInput = AddKeyInput | AddCatalogKeyInput;
/** What is wrong with the row itself, and with what all rows get. */
type RowResult = { input: RowInput } | { errors: RowErrors; ofAll: Record<string, string> };

/**
 * The input that stores a row, or what is wrong with it.
 * @param forAll what all rows get besides their own
 */
export const toRowInput = (
  { line, name, providerId, isSame }: ReviewRow,
  forAll: Partial<AddKeyInput>,
): RowResult => {
  const target = toTarget(providerId);
  const input = { ...forAll, ...target, name, apiKey: line.secret, exact: true, ifNew: !isSame };
  const result = 'catalogId' in target ? addCatalogKeyInput.safeParse(input) : addKeyInput.safeParse(input);
  if (result.success) return { input: result.data };
  const errors: RowErrors = {};
  const ofAll: Record<string, string> = {};
  for (const { path, message } of result.error.issues) {
    const field = String(path[0]);
    if (field in FIELDS_FOR_ALL) ofAll[field] ??= message;
    else errors[field === 'name' || field === 'providerId' ? field : 'apiKey'] ??= message;
  }
  return { errors, ofAll };
};

type ChangeRow = (id: number, changes: Partial<ReviewRow>) => void;

/** Stores one row and returns the key's id, or undefined if that failed; why is shown in the row. */
const useStoreRow = (change: ChangeRow) => {
  const { store, refresh } = useStoreKey();
  const [verifies] = useVerifyAfterAdding();
  const verifyQuietly = useQuietVerification();
  const storeRow = async ({ id: row }: ReviewRow, input: RowInput): Promise<number | undefined> => {
    change(row, { state: 'storing', errors: {} });
    try {
      const { id } = await store.mutateAsync(input);
      if (verifies) verifyQuietly(id);
      change(row, { state: 'stored', note: undefined });
      return id;
    } catch (error) {
      const isSame = isSameSecret(error);
      const apiKey = errorMessage(error).replace(/^409: /, '');
      change(row, { state: 'waiting', isSame, isChosen: !isSame, errors: { apiKey } });
      return undefined;
    }
  };
  return { storeRow, refresh };
};

/** Says how many keys were stored, and offers a call with the first. */
const useTellStored = () => {
  const navigate = useNavigate();
  return (stored: readonly number[]): void =>
    void toast({
      title: 'Success',
      description: `${formatCount(stored.length, 'API key')} added successfully`,
      action: {
        label: 'Send a first call',
        onClick: () => void navigate({ to: '/test', search: { keyId: stored[0], first: true } }),
      },
    });
};

/** Several pasted keys while they are reviewed and stored, one after the other; `onStored` is called once none is left. */
export const useReview = (lines: readonly PastedLine[], forms: readonly KeyForm[], onStored: () => void) => {
  const [rows, setRows] = useState(() => toReviewRows(lines, forms));
  const [isStoring, setStoring] = useState(false);
  const forAll = useForm({ initialValues: emptyFields(FIELDS_FOR_ALL) });
  const { defaultApiKeyType: keyType } = useSettings();
  const change: ChangeRow = (id, changes) =>
    setRows((current) => current.map((row) => (row.id === id ? { ...row, ...changes } : row)));
  const { storeRow, refresh } = useStoreRow(change);
  const tellStored = useTellStored();
  const chosen = rows.filter((row) => row.isChosen && row.state !== 'stored');

  const storeAll = async (): Promise<void> => {
    const given = { keyType, ...writeFields(FIELDS_FOR_ALL, forAll.values) };
    const checked = chosen.map((row) => ({ row, result: toRowInput(row, given) }));
    for (const { row, result } of checked)
      change(row.id, { errors: 'errors' in result ? result.errors : {} });
    forAll.setErrors(Object.assign({}, ...checked.map(({ result }) => 'ofAll' in result && result.ofAll)));
    const inputs = checked.flatMap(({ row, result }) => ('input' in result ? [{ row, ...result }] : []));
    if (isStoring || inputs.length === 0 || inputs.length < checked.length) return;
    setStoring(true);
    const stored: number[] = [];
    for (const { row, input } of inputs) {
      const id = await storeRow(row, input);
      if (id !== undefined) stored.push(id);
    }
    setStoring(false);
    await refresh().catch(() => undefined);
    if (stored.length < inputs.length) return;
    tellStored(stored);
    onStored();
  };

  return { rows, chosen, forAll, isStoring, change, storeAll };
};
