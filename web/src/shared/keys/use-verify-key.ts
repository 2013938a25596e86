import type { KeyVerification } from '@gatehouse/contract/verification.ts';
import { errorMessage } from '#src/lib/error-message.ts';
import { formatDate } from '#src/lib/format.ts';
import { toast, toastError } from '#src/lib/toast.ts';
import { trpc } from '#src/lib/trpc.ts';
import type { KeyRow } from '#src/shared/keys/key-rows.ts';
import { useFocusAfterRemoval } from '#src/shared/keys/use-focus-after-removal.ts';

const TITLE = new Map<KeyVerification['valid'], string>([
  [true, 'Key is valid'],
  [false, 'Key is not valid'],
  [null, 'Key could not be verified'],
]);

const explain = ({ message, scopes, expiresAt }: KeyVerification): string =>
  [
    message,
    scopes === undefined || scopes.length === 0 ? '' : `Scopes: ${scopes.join(', ')}.`,
    expiresAt === undefined ? '' : `It expires on ${formatDate(expiresAt)}.`,
  ]
    .filter(Boolean)
    .join(' ');

/** Asks the provider whether a key works, and shows the result in a toast. */
export const useVerifyKey = ({ key }: KeyRow) => {
  const markChanged = useFocusAfterRemoval();
  const utils = trpc.useUtils();
  const verify = trpc.verification.verifyKey.useMutation({
    onSuccess: (result) => {
      markChanged();
      toast({
        title: TITLE.get(result.valid),
        description: explain(result),
        variant: result.valid === false ? 'destructive' : 'default',
      });
      return utils.keys.list.invalidate();
    },
    onError: (error) => toastError(errorMessage(error)),
  });
  return { isPending: verify.isPending, run: () => verify.mutate({ id: key.id }) };
};
