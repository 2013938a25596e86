import type { JsonValue } from '@gatehouse/contract/common.ts';
import { secretLeaves } from '@gatehouse/request/body/secret-leaves.ts';
import { REMOVED_SECRET } from '@gatehouse/secrets/masks.ts';
import { maskTexts } from '#src/features/history/mask-texts.ts';

type Change = (text: string) => string;
type Leaves = ReadonlyMap<number, boolean>;

/** The value with each of its texts and names changed, and without those of its texts that are secret. */
const changeTexts = (json: JsonValue, change: Change, secret: Leaves = new Map()): JsonValue => {
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

/** All texts and names of a value. */
export const textsOf = (value: JsonValue): string[] => {
  const texts: string[] = [];
  changeTexts(value, (text) => {
    texts.push(text);
    return text;
  });
  return texts;
};

/** The value with this in place of each text. */
export const withTexts = (value: JsonValue, text: string): JsonValue => changeTexts(value, () => text);

export type ValueToMask = { value: JsonValue; own: readonly string[]; secrets: readonly string[] };

/** The value without these secrets, and without what is secret by what is around it or looks like a key: `mask-run.ts` says where. */
export const maskedValue = async ({ value, own, secrets }: ValueToMask): Promise<JsonValue> => {
  const secret = secretLeaves(value);
  const texts: string[] = [];
  changeTexts(
    value,
    (text) => {
      texts.push(text);
      return text;
    },
    secret,
  );
  const masked = await maskTexts(texts, own, async function* () {
    yield secrets;
  });
  let at = 0;
  return changeTexts(
    value,
    () => {
      const text = masked[at] ?? '';
      at += 1;
      return text;
    },
    secret,
  );
};
