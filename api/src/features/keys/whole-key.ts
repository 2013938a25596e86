import type { KeyPlacement } from '@gatehouse/contract/providers.ts';
import { namesMoreThanKey } from '@gatehouse/secrets/pasted-key.ts';
import { rejected } from '#src/errors.ts';

/**
 * Throws BAD_REQUEST for a line of an .env file, a header or a scheme: it would be sent as a key and fail. It is not cut
 * silently either, because a script has to know what it stored. With `exact`, the caller says that it is the key.
 */
export const requireKeyAlone = (
  field: string | [parts: string, name: string],
  secret: string,
  exact: boolean | undefined,
): void => {
  const found = exact === true ? undefined : namesMoreThanKey(secret);
  if (found === undefined) return;
  const message = `This is more than a key: send only what follows “${found.before}”, or set exact to true to store the whole text`;
  throw rejected('BAD_REQUEST', field, message);
};

const AWS_ID_ALONE = /^(?:AKIA|ASIA)[A-Z0-9]{12,28}$/;

/** Throws BAD_REQUEST for half of an AWS key, with which no call could be signed. */
export const requireWholeKey = (placement: KeyPlacement | undefined, field: string, secret: string): void => {
  if (placement?.type !== 'aws-sigv4' || !AWS_ID_ALONE.test(secret)) return;
  throw rejected(
    'BAD_REQUEST',
    field,
    'This is only the access key ID, which signs nothing: enter ACCESS_KEY_ID:SECRET_ACCESS_KEY',
  );
};
