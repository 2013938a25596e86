import { Button } from '@mantine/core';
import { errorStatus } from '#src/lib/error-message.ts';

/** Whether a key was not stored because its secret is stored already. */
export const isSameSecret = (error: unknown): boolean => errorStatus(error) === 409;

interface SameSecretProps {
  /** Why the key was not stored; null if it was, or once another key is pasted. */
  error: unknown;
  pending: boolean;
  onStoreAnyway: () => void;
}

/** After the message at the field that a secret is stored already: stores it a second time. */
export const SameSecret = ({ error, pending, onStoreAnyway }: SameSecretProps) =>
  isSameSecret(error) && (
    <Button variant="default" size="xs" mt="xs" disabled={pending} onClick={onStoreAnyway}>
      Store it anyway
    </Button>
  );
