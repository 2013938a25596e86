import { OPEN_SOURCE } from '@gatehouse/knowledge/concepts/checked-qualities.ts';
import { stemOf } from '@gatehouse/knowledge/text/stem.ts';
import { wordsOf } from '@gatehouse/knowledge/text/words.ts';
import { saidByChance, withLikely } from '#src/query/classified-intents.ts';
import type { Intent, Intents } from '#src/query/intent.ts';
import type { Guess } from '#src/query/intent-classifier.ts';
import type { Lexicon } from '#src/query/lexicon.ts';
import { type QuerySpan, tellingStems } from '#src/query/parse-query.ts';
import { isLeftOut } from '#src/query/stance.ts';

/** What a concept is worth that two words found that may mean others. */
const BY_TWO_WORDS = 0.8;
/** What only says for what the rest is wanted. */
const CONTEXT = 0.4;

/** The spans that mean a concept for certain, and those that may. */
type SpansOf = { certain: QuerySpan[]; vague: QuerySpan[] };

const spansByConcept = (wanted: readonly QuerySpan[]): Map<string, SpansOf> => {
  const found = new Map<string, SpansOf>();
  const of = (concept: string) => {
    const one = found.get(concept) ?? { certain: [], vague: [] };
    found.set(concept, one);
    return one;
  };
  for (const one of wanted) {
    if (one.vendors.length > 0) continue;
    for (const concept of one.span.concepts) of(concept).certain.push(one);
    for (const concept of one.span.supports) of(concept).vague.push(one);
  }
  return found;
};

/** Whether a query says nothing but one word. */
const isAll = (wanted: readonly QuerySpan[], { span }: QuerySpan): boolean =>
  wanted.every((one) => one.span === span || tellingStems(one).length === 0);

/**
 * The other words of a query that belong to the concept, because they are in its phrases (`address` beside `coordinates`) or in the
 * entries of the APIs that meet it.
 */
const besideIn = (
  free: readonly QuerySpan[],
  concept: string,
  { isAbout, isSaidBeside }: Lexicon,
): string[] =>
  free
    .filter(({ span }) => !span.supports.includes(concept))
    .flatMap(tellingStems)
    .filter((stem) => isAbout(concept, stem) || isSaidBeside(concept, stem));

/**
 * A query as `intentOf` needs it for every concept: what it wants, the words of that without a meaning of their own, the number of all
 * that say something, and whether it leaves something out: then one word is not all it says.
 */
type Whole = { wanted: readonly QuerySpan[]; free: readonly QuerySpan[]; telling: number; isCut: boolean };

const wholeOf = (wanted: readonly QuerySpan[], isCut: boolean): Whole => ({
  wanted,
  isCut,
  free: wanted.filter(
    ({ span, vendors }) => span.concepts.length + vendors.length + span.qualities.length === 0,
  ),
  telling: new Set(wanted.flatMap(tellingStems)).size,
});

/** An intent that a phrase says. */
const certainIntent = ({ certain, vague }: SpansOf): Intent => {
  const all = [...certain, ...vague];
  const said = [...new Set(all.flatMap(tellingStems))];
  const isContext = all.every((one) => one.isContext);
  const isSure = certain.some((one) => !one.isCorrected);
  return { weight: isContext ? CONTEXT : 1, isContext, isSure, said };
};

/** An intent that two words say, or one that is the whole query, although each may mean something else. */
const vagueIntent = (
  { wanted, free, isCut }: Whole,
  concept: string,
  vague: readonly QuerySpan[],
  lexicon: Lexicon,
): Intent | undefined => {
  const own = new Set(vague.map(({ span }) => stemOf(span.text)));
  const words = new Set([...own, ...(own.size === 1 ? besideIn(free, concept, lexicon) : [])]);
  const said = [...new Set(vague.flatMap(tellingStems))];
  if (words.size > 1) {
    const isContext = vague.every((one) => one.isContext);
    const isSaid =
      own.size > 1 || [...words].some((stem) => !own.has(stem) && lexicon.isAbout(concept, stem));
    const isSure = isSaid && vague.every((one) => !one.isCorrected);
    const weight = BY_TWO_WORDS * (isContext ? CONTEXT : 1);
    return { weight, isContext, isSure, said };
  }
  const [only] = vague;
  const isWhole = only !== undefined && !isCut && only.span.supports.length === 1 && isAll(wanted, only);
  return isWhole ? { weight: 1, isContext: false, isSure: false, said } : undefined;
};

const intentOf = (whole: Whole, concept: string, spans: SpansOf, lexicon: Lexicon): Intent | undefined =>
  spans.certain.length > 0 ? certainIntent(spans) : vagueIntent(whole, concept, spans.vague, lexicon);

/**
 * What the vendors that the query compares with or gives as examples are known for. An alternative to a vendor means
 * its main ability unless the query states a need that the vendor meets; a vendor that is merely excluded says what is
 * wanted only if nothing else does.
 */
const abilitiesMeant = (spans: readonly QuerySpan[], stated: Intents, lexicon: Lexicon): string[] =>
  spans.flatMap(({ stance, vendors }) =>
    vendors.map(lexicon.abilitiesOf).flatMap((abilities) => {
      const isStated = abilities.some((concept) => stated.has(concept));
      const isMeant =
        stance === 'compared' ? !isStated : stance === 'example' || (isLeftOut(stance) && stated.size === 0);
      return isMeant ? abilities.slice(0, 1) : [];
    }),
  );

/** By the ability of a vendor. */
const ABILITY: Intent = {
  weight: 1,
  isContext: false,
  isSure: true,
  said: [],
};

/** One word that says something is in too many examples, unless they are nearly all of one concept. */
const ENOUGH_SAID = 2;
const PLAIN = 0.75;

/**
 * What a query says, with its conditions only where nothing else says what it wants (`photos that are free for commercial use`): `open
 * source` names no need for a repository, and `weather without a key` none for secrets.
 */
const wordsAbout = (wanted: readonly QuerySpan[], isEverything = false): string[] =>
  wanted.flatMap(({ span }) =>
    span.qualities.length === 0 || (isEverything && !span.qualities.includes(OPEN_SOURCE))
      ? wordsOf(span.text)
      : [],
  );

const likelyOf = ({ wanted, telling }: Whole, isStated: boolean, lexicon: Lexicon): Guess[] => {
  const likely = lexicon.classify(wordsAbout(wanted, !isStated));
  return telling >= ENOUGH_SAID || (likely[0]?.probability ?? 0) >= PLAIN ? likely : [];
};

/** From this probability on, a text that names a vendor asks for something else of it than it is known for, or of others. */
const BESIDE_VENDOR = 0.7;

/** What a text that names vendors most likely asks for besides; nothing if one of them is known for it. */
const besideVendors = (wanted: readonly QuerySpan[], lexicon: Lexicon): Guess[] => {
  const abilities = new Set(wanted.flatMap(({ vendors }) => vendors).flatMap(lexicon.abilitiesOf));
  const likely = lexicon.classify(wordsAbout(wanted.filter(({ vendors }) => vendors.length === 0)));
  const best = likely[0];
  const isMore = best?.concept && !abilities.has(best.concept) && best.probability >= BESIDE_VENDOR;
  return isMore ? likely : [];
};

/** With nothing else stated, what it is for is all there is. */
const contextAlone = (intents: Intents): Map<string, Intent> => {
  const isAlone = [...intents.values()].every(({ isContext }) => isContext);
  const promoted = (intent: Intent): Intent => ({
    ...intent,
    weight: intent.weight / CONTEXT,
    isContext: false,
  });
  return new Map([...intents].map(([concept, intent]) => [concept, isAlone ? promoted(intent) : intent]));
};

/**
 * The concepts that a query asks for: by a phrase that means it, by two words that may, or by the examples.
 * @param isIdea whether the query describes what software should do
 */
export const detectIntents = (spans: readonly QuerySpan[], isIdea: boolean, lexicon: Lexicon): Intents => {
  const wanted = spans.filter(({ stance }) => !isLeftOut(stance));
  const whole = wholeOf(wanted, wanted.length < spans.length);
  const found = new Map<string, Intent>();
  for (const [concept, said] of spansByConcept(wanted)) {
    const intent = intentOf(whole, concept, said, lexicon);
    if (intent !== undefined) found.set(concept, intent);
  }
  const meant = abilitiesMeant(spans, found, lexicon);
  for (const concept of meant) if (!found.has(concept)) found.set(concept, ABILITY);
  const isNamed = wanted.some(({ vendors }) => vendors.length > 0);
  const likelyBeside = (): Guess[] => (meant.length > 0 ? [] : likelyOf(whole, found.size > 0, lexicon));
  const likely = isNamed ? besideVendors(wanted, lexicon) : likelyBeside();
  for (const concept of saidByChance(found, likely)) found.delete(concept);
  const isSure = isNamed || [...found.values()].some((intent) => intent.isSure);
  const all = withLikely(found, likely, { isOpen: !isSure, isIdea });
  return isNamed ? all : contextAlone(all);
};
