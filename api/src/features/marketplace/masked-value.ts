import type { JsonValue } from '@gatehouse/contract/common.ts';
import { mapLeaves } from '@gatehouse/contract/plain/map-json.ts';
import { secretLeaves } from '@gatehouse/request/body/secret-leaves.ts';
import { REMOVED_SECRET } from '@gatehouse/secrets/masks.ts';
import { maskTexts } from '#src/features/history/mask-texts.ts';

type Change = (text: string) => string;
type Leaves = ReadonlyMap<number, boolean>;

/** The value with each of its texts and names changed, and without those of its texts that are secret. */
const changeTexts = (json: JsonValue, change: Change, secret: Leaves = new Map()): JsonValue => {
  let at = -1;
  const changeLeaf = (leaf: string | number): JsonValue => {
    at += 1;
    if (typeof leaf === 'number') return leaf;
    return secret.get(at) === true ? REMOVED_SECRET : change(leaf);
  };
  return mapLeaves(json, changeLeaf, change);
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
