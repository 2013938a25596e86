import type { JsonValue } from '@gatehouse/contract/common.ts';
import { REMOVED_SECRET } from '@gatehouse/secrets/masks.ts';
import { isSecretValue } from '@gatehouse/secrets/values.ts';
import type { Deps } from '#src/deps.ts';
import { maskTexts } from '#src/features/history/mask-texts.ts';

type Change = (text: string) => string;

/** The value with each of its texts and names changed, and without the texts that are secret by the names that lead to them. */
const changeTexts = (value: JsonValue, change: Change, names: readonly string[] = []): JsonValue => {
  if (typeof value === 'string') return isSecretValue(value, names) ? REMOVED_SECRET : change(value);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((entry) => changeTexts(entry, change, names));
  // Defined one by one: a name from outside may be `__proto__`.
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      change(name),
      changeTexts(inner, change, [name, ...names]),
    ]),
  );
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
  const masked = await maskTexts(texts, own, deps.secrets());
  let at = 0;
  return changeTexts(value, () => {
    const text = masked[at] ?? '';
    at += 1;
    return text;
  }) as Value;
};
