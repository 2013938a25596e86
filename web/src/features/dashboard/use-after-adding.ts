import { useNavigate } from '@tanstack/react-router';
import type { Added } from '#src/shared/keys/add-key-props.ts';
import { useQuietVerification } from '#src/shared/keys/use-quiet-verification.ts';
import { requestDraft } from '#src/shared/request/request-draft.ts';
import type { RequestValues } from '#src/shared/request/request-values.ts';

/** Leads from a key that was just added to its first call: the pasted request, or else the first example of its provider. */
export const useAfterAdding = () => {
  const navigate = useNavigate();
  const verifyQuietly = useQuietVerification();
  return ({ key, verifies }: Added, values: RequestValues | undefined): void => {
    const keyId = key.id;
    if (verifies) verifyQuietly(keyId);
    if (values !== undefined) requestDraft.keep({ keyId, values });
    void navigate({ to: '/test', search: { keyId, first: values === undefined ? true : undefined } });
  };
};
