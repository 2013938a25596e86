import type { KeyVerification } from '@gatehouse/contract/verification.ts';
import { TRPCClientError } from '@trpc/client';
import { useRef, useState } from 'react';
import type { PartValues } from '#src/features/keys/form/key-parts.tsx';
import type { KeyRow } from '#src/features/keys/offers/key-rows.ts';
import { useQuietVerification } from '#src/features/keys/offers/verify-key.ts';
import { errorMessage } from '#src/lib/error-message.ts';
import { trpc } from '#src/lib/trpc.ts';
import { useFocusAfterRemoval } from '#src/lib/use-focus-after-removal.ts';
import { useOperation } from '#src/lib/use-operation.ts';
import { toastNote, toastSuccess } from '#src/ui/feedback/toast.ts';

export const ROTATE_FAILURE = 'Failed to rotate API key';

/** No provider may keep a person from saving for longer. */
const LONGEST_TRY_MS = 10_000;

/** `isExact`: the user wants the text stored as it was pasted. */
type NewKey = { newApiKey: string; isExact: boolean /** What changes besides it. */; newParts: PartValues };

const partsInput = (newParts: PartValues) => (Object.keys(newParts).length === 0 ? {} : { newParts });

type Trial = Pick<KeyVerification, 'valid' | 'message'>;

/** A key that does not have the form in which it is sent was not tried, and would be rejected. */
const failedTrial = (error: unknown): Trial => {
  const data: unknown = error instanceof TRPCClientError ? error.data : undefined;
  const isRejected = (data as { httpStatus?: number } | undefined)?.httpStatus === 400;
  return { valid: isRejected ? false : null, message: errorMessage(error) };
};

/** Tries a key with its provider before the rotation to it; undefined if the provider cannot verify keys. */
const useTrial = ({ key, provider }: KeyRow) => {
  const verify = useOperation(trpc.verification.verifyKey);
  const [isTrying, setTrying] = useState(false);
  const skipping = useRef<AbortController>(undefined);
  const attempt = async ({ newApiKey, newParts }: NewKey): Promise<Trial | undefined> => {
    if (provider === undefined || provider.verification === null) return undefined;
    skipping.current = new AbortController();
    setTrying(true);
    try {
      const signal = AbortSignal.any([skipping.current.signal, AbortSignal.timeout(LONGEST_TRY_MS)]);
      return await verify({ id: key.id, newApiKey, ...partsInput(newParts) }, { signal });
    } catch (error) {
      return skipping.current.signal.aborted ? undefined : failedTrial(error);
    } finally {
      setTrying(false);
    }
  };
  return { isTrying, attempt, skip: () => skipping.current?.abort() };
};

/** Saves the new key, and stores what its trial said of it. */
const useSave = ({ key }: KeyRow, onClose: () => void) => {
  const utils = trpc.useUtils();
  const markChanged = useFocusAfterRemoval();
  const verifyQuietly = useQuietVerification();
  const rotate = trpc.keys.rotate.useMutation({
    onSuccess: () => {
      markChanged();
      onClose();
      toastSuccess('API key rotated successfully');
      return utils.keys.list.invalidate();
    },
  });
  const save = async ({ newApiKey, isExact, newParts }: NewKey, result?: Trial): Promise<void> => {
    const exact = isExact ? { exact: true } : {};
    try {
      await rotate.mutateAsync({ id: key.id, newApiKey, ...partsInput(newParts), ...exact });
    } catch {
      return;
    }
    if (result?.valid === null) toastNote(`It could not be verified: ${result.message}`);
    // The rotation forgot the verdict on the old key; this stores the one on the new key.
    else if (result !== undefined) verifyQuietly(key.id);
  };
  return { rotate, save };
};

/**
 * The rotation of a key: the new one is tried first, and one that its provider rejects is only saved when the person says
 * so. No response and no verdict never keep it from being saved.
 */
export const useRotateKey = (row: KeyRow, onClose: () => void) => {
  const utils = trpc.useUtils();
  const { rotate, save } = useSave(row, onClose);
  const trial = useTrial(row);
  const [rejection, setRejection] = useState<string>();
  const isGone = (): boolean => utils.keys.list.getData({})?.every(({ id }) => id !== row.key.id) === true;
  const submit = async (key: NewKey): Promise<void> => {
    setRejection(undefined);
    const result = await trial.attempt(key);
    // Another window deleted the key: the user was told, and to save would tell it a second time.
    if (isGone()) return onClose();
    if (result?.valid === false) setRejection(result.message);
    else await save(key, result);
  };
  return {
    isTrying: trial.isTrying,
    skipTrial: trial.skip,
    isBusy: trial.isTrying || rotate.isPending,
    error: rotate.error,
    rejection,
    submit: (key: NewKey) => void submit(key),
    saveAnyway: (key: NewKey) => void save(key, { valid: false, message: '' }),
    forgetRejection: () => setRejection(undefined),
    reset: () => {
      setRejection(undefined);
      rotate.reset();
    },
  };
};
