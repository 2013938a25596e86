import { MENU } from '@gatehouse/contract/plain/ui-constants.ts';

/** What was typed in a menu, and when the last letter of it. */
export interface TypedText {
  text: string;
  /** In ms. */
  at: number;
}

/**
 * What is typed once this key is pressed: letters within a second of each other are one beginning.
 * @returns undefined for a key that types nothing
 */
export const withKey = (
  typed: TypedText,
  { key, now, hasModifier }: { key: string; now: number; hasModifier: boolean },
): TypedText | undefined => {
  if (hasModifier || [...key].length !== 1) return undefined;
  const isFresh = now - typed.at >= MENU.typeAheadResetMs;
  // A space begins nothing: it chooses.
  if (key === ' ' && (isFresh || typed.text === '')) return undefined;
  return { text: (isFresh ? '' : typed.text) + key.toLowerCase(), at: now };
};

/**
 * The label to go to: the next one that begins with what was typed. One letter again and again goes from one to the next.
 * @param current the index of the one with the focus; -1 if there is none
 * @returns its index; -1 if none begins so
 */
export const labelAt = (labels: readonly string[], text: string, current: number): number => {
  const isOneLetter = [...text].every((letter) => letter === text[0]);
  const wanted = isOneLetter ? text.slice(0, 1) : text;
  // A second letter may still fit the one that the first has found.
  const from = isOneLetter ? current + 1 : Math.max(current, 0);
  const order = labels.map((_, step) => (from + step) % labels.length);
  return order.find((at) => labels[at]?.toLowerCase().startsWith(wanted)) ?? -1;
};
