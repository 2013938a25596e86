import { trpc } from '#src/lib/trpc.ts';
import { useFocusAfterRemoval } from '#src/lib/use-focus-after-removal.ts';
import type { KeyRow } from '#src/shared/keys/key-rows.ts';
import { verificationText, verificationTitle } from '#src/shared/keys/verification-text.ts';
import { FROM_ERROR } from '#src/ui/feedback/tell-failure.ts';
import { toast } from '#src/ui/feedback/toast.ts';

/** Asks the provider of a key whether it works, and shows the result in a toast. */
export const useVerification = (onResult?: () => void) => {
  const utils = trpc.useUtils();
  return trpc.verification.verifyKey.useMutation({
    onSuccess: (result) => {
      onResult?.();
      toast({
        title: verificationTitle(result),
        description: verificationText(result),
        variant: result.valid === false ? 'destructive' : 'default',
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
  return { isPending: verify.isPending, run: () => verify.mutate({ id: key.id }) };
};
