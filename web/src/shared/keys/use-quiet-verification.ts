import { trpc } from '#src/lib/trpc.ts';

/** Returns a function that verifies a stored key in the background: only the table shows the result. */
export const useQuietVerification = (): ((id: number) => void) => {
  const utils = trpc.useUtils();
  return (id) =>
    void utils.client.verification.verifyKey
      .mutate({ id })
      .then(() => utils.keys.list.invalidate())
      // The key is saved, and shown as not verified.
      .catch(() => undefined);
};
