import type { JsonValue } from '@gatehouse/contract/common.ts';
import { parseJsonText } from '@gatehouse/contract/plain/json-text.ts';
import type { TextKind } from '@gatehouse/secrets/find-secrets.ts';
import { secretReader } from '#src/lib/secret-reader.ts';

/*
 * What of a text may be in the tab's session storage: no secret may. Whoever reads that storage would have it. All of this
 * throws until the reader of secrets is loaded; a draft is stored then.
 */

/** The text without its secrets. */
export const withoutKeys = (text: string, kind: TextKind = 'plain'): string => {
  const { findSecrets, hideSecrets } = secretReader();
  return hideSecrets(text, findSecrets(text, kind), '');
};

/** A URL that is typed. A pasted command that could not be read is not stored: it may contain a key anywhere. */
export const storableUrl = (url: string): string =>
  /\s/.test(url.trim()) ? '' : withoutKeys(url.replace(/^([a-z]+:\/\/)[^/?#]*@/i, '$1'), 'url');

/** A body that is typed, whether it is JSON yet or not. */
export const storableBody = (body: string): string =>
  withoutKeys(body, parseJsonText(body) === undefined ? 'plain' : 'json');

/** Whether a JSON value contains anything that may not be stored, as a value or as a name. */
export const hasSecrets = (value: JsonValue | undefined): boolean =>
  value !== undefined && secretReader().hasSecret(JSON.stringify(value), 'json');

/** Whether a text that people write, such as a name, contains what may not be stored. */
export const hasSecretText = (text: string): boolean => secretReader().hasSecret(text, 'prose');
