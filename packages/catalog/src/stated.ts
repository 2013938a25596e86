import type { Guess } from '#src/classifier.ts';
import type { Concept } from '#src/concept.ts';
import { isAbout } from '#src/concepts.ts';
import type { How } from '#src/how.ts';
import type { Lexicon } from '#src/lexicon.ts';
import { withLikely, without } from '#src/likely-needs.ts';
import { OPEN_SOURCE } from '#src/qualities.ts';
import { type Read, tellingStems } from '#src/reading.ts';
import { stemOf } from '#src/stem.ts';
import { wordsOf } from '#src/words.ts';

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

/**
 * The other words of a query that belong to the concept, because they are in its phrases (`address` beside `coordinates`) or in the
 * entries of the APIs that meet it.
 */
const besideIn = (free: readonly Read[], concept: Concept, { isSaidBeside }: Lexicon): string[] =>
  free
    .filter(({ span }) => !span.supports.includes(concept))
    .flatMap(tellingStems)
    .filter((stem) => isAbout(concept, stem) || isSaidBeside(concept, stem));

/**
 * A query as `howOf` needs it for every concept: what it wants, the words of that without a meaning of their own, the number of all that say
 * something, and whether it leaves something out: then one word is not all it says.
 */
type Whole = { wanted: readonly Read[]; free: readonly Read[]; telling: number; isCut: boolean };

const wholeOf = (wanted: readonly Read[], isCut: boolean): Whole => ({
  wanted,
  isCut,
  free: wanted.filter(
    ({ span, vendors }) => span.concepts.length + vendors.length + span.qualities.length === 0,
  ),
  telling: new Set(wanted.flatMap(tellingStems)).size,
});

const howOf = (
  { wanted, free, telling, isCut }: Whole,
  concept: Concept,
  { strong, weak }: { strong: Read[]; weak: Read[] },
  lexicon: Lexicon,
): How | undefined => {
  const own = weak.map(({ span }) => stemOf(span.text));
  const isOpen = strong.length === 0 && new Set(own).size === 1;
  const words = new Set(isOpen ? [...own, ...besideIn(free, concept, lexicon)] : own);
  const said = [...new Set([...strong, ...weak].flatMap(tellingStems))];
  const all = [...strong, ...weak];
  const isContext = all.every((one) => one.isContext);
  const share = isContext ? CONTEXT : 1;
  if (strong.length > 0) {
    const weight = 1 + AGAIN * Math.min(all.length - 1, 3);
    const isSure = strong.some((one) => !one.isCorrected);
    const isFirm = isSure && said.length >= telling * OWN_PART;
    return { weight: weight * share, isContext, isSure, isSaid: true, isFirm, said };
  }
  if (words.size > 1) {
    const isSaid =
      new Set(own).size > 1 || [...words].some((stem) => !own.includes(stem) && isAbout(concept, stem));
    const isSure = isSaid && all.every((one) => !one.isCorrected);
    return {
      weight: BY_TWO_WORDS * share,
      isContext,
      isSure,
      isSaid,
      isFirm: false,
      said,
    };
  }
  const [only] = weak;
  const isWhole = only !== undefined && !isCut && only.span.supports.length === 1 && isAll(wanted, only);
  return isWhole
    ? { weight: 1, isContext: false, isSure: false, isSaid: false, isFirm: false, said }
    : undefined;
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

/**
 * The part of the words of a query that a need has to be to recommend by it, and that all needs have to be: the rest may ask for more
 * than they do.
 */
const OWN_PART = 0.3;
const GOOD_PART = 0.75;

const isMostOf = (found: ReadonlyMap<Concept, How>, telling: number): boolean =>
  new Set([...found.values()].flatMap(({ isSure, said }) => (isSure ? said : []))).size >=
  telling * GOOD_PART;

/** Ways to reach people. An idea that names one says how it tells them, not what: `warn asthmatics by SMS before they go outside`. */
const CHANNELS = new Set([
  'notifications',
  'push notifications',
  'SMS',
  'WhatsApp',
  'transactional email',
  'voice calls',
]);

/** From this probability on, the people who are told of something are told of something else than the way to tell them. */
const OF_MORE = 0.15;

const probabilityBeside = (likely: readonly Guess[], found: ReadonlyMap<Concept, How>): number =>
  likely.reduce(
    (sum, { concept, probability }) =>
      concept === null || found.has(concept) || CHANNELS.has(concept.name) ? sum : sum + probability,
    0,
  );

/** One word that says something is in too many examples, unless they are nearly all of one concept. */
const ENOUGH_SAID = 2;
const PLAIN = 0.75;

/**
 * What a query says, with its conditions only where nothing else says what it wants (`photos that are free for commercial use`): `open
 * source` names no need for a repository, and `weather without a key` none for secrets.
 */
const wordsAbout = (wanted: readonly Read[], isAll = false): string[] =>
  wanted.flatMap(({ span }) =>
    span.qualities.length === 0 || (isAll && !span.qualities.includes(OPEN_SOURCE)) ? wordsOf(span.text) : [],
  );

const likelyOf = (
  wanted: readonly Read[],
  { telling, isStated }: { telling: number; isStated: boolean },
  lexicon: Lexicon,
): Guess[] => {
  const likely = lexicon.classify(wordsAbout(wanted, !isStated));
  return telling >= ENOUGH_SAID || (likely[0]?.probability ?? 0) >= PLAIN ? likely : [];
};

/** From this probability on, a text that names a vendor asks for something else of it than it is known for, or of others. */
const BESIDE_VENDOR = 0.7;

/** What a text that names vendors most likely asks for besides; nothing if one of them is known for it. */
const besideVendors = (wanted: readonly Read[], lexicon: Lexicon): Guess[] => {
  const abilities = new Set(wanted.flatMap(({ vendors }) => vendors).flatMap(lexicon.abilitiesOf));
  const likely = lexicon.classify(wordsAbout(wanted.filter(({ vendors }) => vendors.length === 0)));
  const best = likely[0];
  const isMore = best?.concept && !abilities.has(best.concept) && best.probability >= BESIDE_VENDOR;
  return isMore ? likely : [];
};

/**
 * The concepts that a query states: by a phrase that means it, or by two words that may.
 * @param isIdea whether the query describes what software should do
 * @returns null if no API does what it asks for, whatever its words say
 */
export const stated = (read: readonly Read[], isIdea: boolean, lexicon: Lexicon): Stated | null => {
  const wanted = read.filter(({ stance }) => !stance.isLeftOut);
  const whole = wholeOf(wanted, wanted.length < read.length);
  const found = new Map<Concept, How>();
  for (const [concept, said] of saidIn(wanted)) {
    const how = howOf(whole, concept, said, lexicon);
    if (how !== undefined) found.set(concept, how);
  }
  const meant = abilitiesMeant(read, found, lexicon);
  for (const concept of meant)
    if (!found.has(concept))
      found.set(concept, {
        weight: 1,
        isContext: false,
        isSure: true,
        isSaid: true,
        isFirm: false,
        said: [],
      });
  const isNamed = wanted.some(({ vendors }) => vendors.length > 0);
  const isSure = isNamed || [...found.values()].some((how) => how.isSure);
  const isTold = isIdea && !isNamed && [...found.keys()].every(({ name }) => CHANNELS.has(name));
  const likely = isNamed
    ? besideVendors(wanted, lexicon)
    : meant.length > 0
      ? []
      : likelyOf(wanted, { telling: whole.telling, isStated: found.size > 0 }, lexicon);
  const isOfMore = isTold && probabilityBeside(likely, found) >= OF_MORE;
  const guesses = isOfMore ? without(likely, new Set(found.keys())) : likely;
  const all = withLikely(found, guesses, { isOpen: !isSure || isOfMore, isIdea, isNamed });
  if (all === null) return null;
  // With nothing else stated, what it is for is all there is.
  if (!isNamed && [...all.values()].every(({ isContext }) => isContext))
    for (const [concept, how] of all)
      all.set(concept, { ...how, weight: how.weight / CONTEXT, isContext: false });
  if (!isMostOf(all, whole.telling))
    for (const [concept, how] of all) all.set(concept, { ...how, isFirm: false });
  return all;
};
