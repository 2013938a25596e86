import type { KeyDetail } from '@gatehouse/contract/keys.ts';
import { rejected } from '#src/errors.ts';
import { secretsIn } from '#src/features/providers/provider-keys.ts';

export const LOOKS_LIKE_SECRET = "This looks like a secret. Put it into the key's field.";

type Names = { name?: string | undefined; tags?: readonly string[] | undefined };

/**
 * Throws BAD_REQUEST, at the field, for a name or a tag that contains a key: both are stored and shown as they are.
 * @param secret the key that they belong to, if it is at hand: it may have no form of its own
 */
export const requireOpenNames = ({ name, tags = [] }: Names, secret?: string): void => {
  const texts: [KeyDetail, string][] = [
    ...(name === undefined ? [] : [['name', name] as [KeyDetail, string]]),
    ...tags.map((tag): [KeyDetail, string] => ['tags', tag]),
  ];
  for (const [field, text] of texts)
    if (text === secret || secretsIn(text, 'prose').length > 0)
      throw rejected('BAD_REQUEST', field, LOOKS_LIKE_SECRET);
};
