import type { KeyForm } from '@gatehouse/contract/key-forms.ts';
import type { PastedLine } from '@gatehouse/secrets/pasted-lines.ts';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { type ReviewRow, toReviewRows, toRowInput } from '#src/features/keys/review-rows.ts';
import { isSameSecret } from '#src/features/keys/same-secret.tsx';
import { useStoreKey } from '#src/features/keys/use-store-key.ts';
import { useVerifyAfterAdding } from '#src/features/keys/verify-switch.tsx';
import { errorMessage } from '#src/lib/error-message.ts';
import { formatCount } from '#src/lib/format.ts';
import { useQuietVerification } from '#src/shared/keys/use-quiet-verification.ts';
import { useSettings } from '#src/shared/settings/settings-store.ts';
import { toast } from '#src/ui/feedback/toast.ts';

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
