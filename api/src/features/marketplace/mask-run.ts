import type { JsonValue } from '@gatehouse/contract/common.ts';
import { secretLeaves } from '@gatehouse/request/body/secret-leaves.ts';
import { REMOVED_SECRET } from '@gatehouse/secrets/masks.ts';
import type { Deps } from '#src/deps.ts';
import { maskTexts } from '#src/features/history/mask-texts.ts';

type Change = (text: string) => string;

/** The value with each of its texts and names changed, and without the texts that are secret by what is around them. */
const changeTexts = (json: JsonValue, change: Change): JsonValue => {
  const secret = secretLeaves(json);
  let leaf = -1;
  const visit = (value: JsonValue): JsonValue => {
    if (typeof value === 'string' || typeof value === 'number') leaf += 1;
    if (typeof value === 'string') return secret.get(leaf) === true ? REMOVED_SECRET : change(value);
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return value.map(visit);
    // Defined one by one: a name from outside may be `__proto__`.
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [change(name), visit(inner)]));
  };
  return visit(json);
};

/**
 * A value as it may be kept, shown and passed on to the next step: no text in it contains a secret of this installation, or
 * one of `own`, or looks like a key.
 */
export const maskValue = async <Value extends JsonValue>(
  deps: Pick<Deps, 'secrets'>,
  value: Value,
  own: readonly string[] = [],
): Promise<Value> => {
  const texts: string[] = [];
  changeTexts(value, (text) => {
    texts.push(text);
    return text;
  });
  const masked = await maskTexts(texts, own, deps.secrets);
  let at = 0;
  return changeTexts(value, () => {
    const text = masked[at] ?? '';
    at += 1;
    return text;
  }) as Value;
};
