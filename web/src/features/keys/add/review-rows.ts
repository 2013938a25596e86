import type { KeyForm } from '@gatehouse/contract/key-forms.ts';
import {
  type AddCatalogKeyInput,
  type AddKeyInput,
  addCatalogKeyInput,
  addKeyInput,
} from '@gatehouse/contract/keys.ts';
import type { KeyType } from '@gatehouse/contract/plain/key-types.ts';
import { maskKey } from '@gatehouse/secrets/masks.ts';
import type { PastedLine } from '@gatehouse/secrets/pasted-lines.ts';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { isSameSecret, useStoreKey } from '#src/features/keys/add/store-key.tsx';
import { useVerifyAfterAdding } from '#src/features/keys/add/verify-switch.tsx';
import { recogniseSecret } from '#src/features/keys/offers/recognised-key.ts';
import { useQuietVerification } from '#src/features/keys/offers/verify-key.ts';
import { targetOf, toTarget } from '#src/features/providers/offers/entry-choice.ts';
import { useSettings } from '#src/features/settings/offers/settings-store.ts';
import { errorMessage } from '#src/lib/error-message.ts';
import { formatCount } from '#src/lib/format.ts';
import { toast } from '#src/ui/feedback/toast.ts';

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

/** Several pasted keys while they are reviewed and stored, one after the other; `onStored` is called once none is left. */
export const useReview = (lines: readonly PastedLine[], forms: readonly KeyForm[], onStored: () => void) => {
  const [rows, setRows] = useState(() => toReviewRows(lines, forms));
  const [isStoring, setStoring] = useState(false);
  const { store, refresh } = useStoreKey();
  const [verifies] = useVerifyAfterAdding();
  const { defaultApiKeyType: keyType } = useSettings();
  const verifyQuietly = useQuietVerification();
  const navigate = useNavigate();
  const change = (id: number, changes: Partial<ReviewRow>): void =>
    setRows((current) => current.map((row) => (row.id === id ? { ...row, ...changes } : row)));
  const chosen = rows.filter((row) => row.isChosen && row.state !== 'stored');

  /** Stores one row and returns the key's id, or undefined if that failed; why is shown in the row. */
  const storeRow = async (row: ReviewRow): Promise<number | undefined> => {
    const result = toRowInput(row, keyType);
    if ('errors' in result) return undefined;
    change(row.id, { state: 'storing', errors: {} });
    try {
      const { id } = await store.mutateAsync(result.input);
      if (verifies) verifyQuietly(id);
      change(row.id, { state: 'stored', note: undefined });
      return id;
    } catch (error) {
      const isSame = isSameSecret(error);
      const apiKey = errorMessage(error).replace(/^409: /, '');
      change(row.id, { state: 'waiting', isSame, isChosen: !isSame, errors: { apiKey } });
      return undefined;
    }
  };

  const storeAll = async (): Promise<void> => {
    const checked = chosen.map((row) => ({ row, result: toRowInput(row, keyType) }));
    for (const { row, result } of checked)
      change(row.id, { errors: 'errors' in result ? result.errors : {} });
    if (isStoring || checked.length === 0 || checked.some(({ result }) => 'errors' in result)) return;
    setStoring(true);
    const stored: number[] = [];
    for (const { row } of checked) {
      const id = await storeRow(row);
      if (id !== undefined) stored.push(id);
    }
    setStoring(false);
    await refresh().catch(() => undefined);
    if (stored.length < checked.length) return;
    toast({
      title: 'Success',
      description: `${formatCount(stored.length, 'API key')} added successfully`,
      action: {
        label: 'Send a first call',
        onClick: () => void navigate({ to: '/test', search: { keyId: stored[0], first: true } }),
      },
    });
    onStored();
  };

  return { rows, chosen, isStoring, change, storeAll };
};
