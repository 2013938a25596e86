import type { Concept } from '#src/concept.ts';
import type { Lexicon } from '#src/needs.ts';
import { type Read, tellingStems } from '#src/reading.ts';
import { stemOf } from '#src/stem.ts';

type How = { weight: number; isContext: boolean; isSure: boolean; said: string[] };
/** The concepts that a query states, and how. */
export type Stated = ReadonlyMap<Concept, How>;

/** What a concept is worth that is said again, up to three times more, and one that two words found that may mean others. */
const AGAIN = 0.15;
const BY_TWO_WORDS = 0.8;
/** What only says for what the rest is wanted. */
const CONTEXT = 0.4;

/** The phrases that mean a concept, and the words that may, by concept. */
const saidIn = (wanted: readonly Read[]): Map<Concept, { strong: Read[]; weak: Read[] }> => {
  const found = new Map<Concept, { strong: Read[]; weak: Read[] }>();
  const of = (concept: Concept) => {
    const one = found.get(concept) ?? { strong: [], weak: [] };
    found.set(concept, one);
    return one;
  };
  for (const read of wanted) {
    if (read.vendors.length > 0) continue;
    for (const concept of read.span.concepts) of(concept).strong.push(read);
    for (const concept of read.span.supports) of(concept).weak.push(read);
  }
  return found;
};

/** Whether a query says nothing but one word. */
const isAll = (wanted: readonly Read[], { span }: Read): boolean =>
  wanted.every((one) => one.span === span || tellingStems(one).length === 0);

const howOf = (wanted: readonly Read[], { strong, weak }: { strong: Read[]; weak: Read[] }): How | undefined => {
  const words = new Set(weak.map(({ span }) => stemOf(span.text)));
  const said = [...new Set([...strong, ...weak].flatMap(tellingStems))];
  const all = [...strong, ...weak];
  const isContext = all.every((one) => one.isContext);
  const share = isContext ? CONTEXT : 1;
  if (strong.length > 0) {
    const weight = 1 + AGAIN * Math.min(all.length - 1, 3);
    return { weight: weight * share, isContext, isSure: strong.some((one) => !one.isCorrected), said };
  }
  if (words.size > 1)
    return { weight: BY_TWO_WORDS * share, isContext, isSure: all.every((one) => !one.isCorrected), said };
  const [only] = weak;
  const isWhole = only !== undefined && only.span.supports.length === 1 && isAll(wanted, only);
  return isWhole ? { weight: 1, isContext: false, isSure: false, said } : undefined;
};

/**
 * What the vendors that the query compares with or gives as examples are known for. An alternative to a vendor means
 * its main ability unless the query states a need that the vendor meets; a vendor that is merely excluded says what is
 * wanted only if nothing else does.
 */
const abilitiesMeant = (
  read: readonly Read[],
  stated: ReadonlyMap<Concept, How>,
  lexicon: Lexicon,
): Concept[] =>
  read.flatMap(({ stance, vendors }) =>
    vendors.map(lexicon.abilitiesOf).flatMap((abilities) => {
      const isStated = abilities.some((concept) => stated.has(concept));
      const isMeant = stance.isCompared
        ? !isStated
        : stance.isExample || (stance.isLeftOut && stated.size === 0);
      return isMeant ? abilities.slice(0, 1) : [];
    }),
  );

/** The concepts that a query states: by a phrase that means it, or by two words that may. */
export const stated = (read: readonly Read[], lexicon: Lexicon): Stated => {
  const wanted = read.filter(({ stance }) => !stance.isLeftOut);
  const found = new Map<Concept, How>();
  for (const [concept, said] of saidIn(wanted)) {
    const how = howOf(wanted, said);
    if (how !== undefined) found.set(concept, how);
  }
  for (const concept of abilitiesMeant(read, found, lexicon))
    if (!found.has(concept)) found.set(concept, { weight: 1, isContext: false, isSure: true, said: [] });
  // With nothing else stated, what it is for is all there is.
  if ([...found.values()].every(({ isContext }) => isContext))
    for (const [concept, how] of found)
      found.set(concept, { ...how, weight: how.weight / CONTEXT, isContext: false });
  return found;
};
