import type { KeyVerification } from '@gatehouse/contract/verification.ts';
import type { KeyRow } from '#src/features/keys/offers/key-rows.ts';
import { formatDate } from '#src/lib/format.ts';
import { trpc } from '#src/lib/trpc.ts';
import { useFocusAfterRemoval } from '#src/lib/use-focus-after-removal.ts';
import { useOperation } from '#src/lib/use-operation.ts';
import { FROM_ERROR } from '#src/ui/feedback/tell-failure.ts';
import { toast } from '#src/ui/feedback/toast.ts';

const TITLES = new Map<KeyVerification['valid'], string>([
  [true, 'Key is valid'],
  [false, 'Key is not valid'],
  [null, 'Key could not be verified'],
]);

/** The result of a verification in a few words. */
export const verificationTitle = ({ valid }: KeyVerification): string => TITLES.get(valid) ?? '';

/** The result of a verification: the reason, and the scopes and the expiry if the provider names them. */
export const verificationText = ({ message, scopes, expiresAt }: KeyVerification): string =>
  [
    // A reason that names an address ends without a full stop.
    scopes?.length || expiresAt !== undefined ? message.replace(/\.?$/, '.') : message,
    scopes === undefined || scopes.length === 0 ? '' : `Scopes: ${scopes.join(', ')}.`,
    expiresAt === undefined ? '' : `It expires on ${formatDate(expiresAt)}.`,
  ]
    .filter(Boolean)
    .join(' ');

/** Asks the provider of a key whether it works, and shows the result in a toast. */
export const useVerification = (onResult?: () => void) => {
  const utils = trpc.useUtils();
  return trpc.verification.verifyKey.useMutation({
    onSuccess: (result) => {
      onResult?.();
      toast({
        title: verificationTitle(result),
        description: verificationText(result),
        variant: result.valid === true ? 'default' : 'destructive',
      });
      void utils.audit.lastUses.invalidate();
      return utils.keys.list.invalidate();
    },
    meta: { failure: FROM_ERROR },
  });
};

/** Like `useVerification`, for a key in a list. */
export const useVerifyKey = ({ key }: KeyRow) => {
  const verify = useVerification(useFocusAfterRemoval());
  return { isBusy: verify.isPending, run: () => verify.mutate({ id: key.id }) };
};

/** Returns a function that verifies a stored key in the background: only the table shows the result. */
export const useQuietVerification = (): ((id: number) => void) => {
  const utils = trpc.useUtils();
  const verify = useOperation(trpc.verification.verifyKey);
  return (id) =>
    void verify({ id })
      .then(() => utils.keys.list.invalidate())
      // The key is saved, and shown as not verified.
      .catch(() => undefined);
};
