import { stemOf } from '@gatehouse/knowledge/text/stem.ts';
import { isStopWord } from '@gatehouse/knowledge/text/stop-words.ts';
import type { Clauses } from '#src/query/clauses.ts';
import type { Span } from '#src/query/segment-query.ts';

/*
 * People say what they do not want: `payments, not Stripe`, `an alternative to Algolia`, `like Auth0 but cheaper`. This
 * is read from the words around a name. Sentences are not parsed, so the words that may stand in between are listed.
 */
const NEGATION =
  'not|no|without|except|excluding|avoid|avoiding|never|nor|neither|minus|besides|other than|rather than|instead of|apart from|anything but|everything but|all but|away from|no more|no longer|don t|can t|won t|cannot|hate|tired of|sick of|fed up with';
const BETWEEN =
  'want|to|use|using|be|rely|depend|on|with|via|by|from|the|any|need|it|like|a|an|for|our|my|more|pay|afford|paying|have|another|more';
const NEGATED = new RegExp(`(?:^| )(?<!why )(?:${NEGATION})(?: (?:${BETWEEN}))*$`);

const INSTEAD =
  '(?:alternatives?|replacements?|substitutes?|competitors?|rivals?|equivalents?|competition) (?:to|for|of|from)|replac(?:e|es|ing)|ditch(?:ing)?|leav(?:e|ing)|quit(?:ting)?|(?:migrat\\w+|mov\\w+|switch\\w*|get|getting|go|going|come|coming) (?:away )?from|similar (?:\\w+ )?to|(?:cheaper|better|simpler|faster|easier|lighter|other|different|more \\w+) than|(?:get|getting) rid of';
const COMPARED_BEFORE = new RegExp(`(?:^| )(?:${INSTEAD})(?: (?:the|our|my|using))*$`);
const COMPARED_AFTER =
  /^(?:api )?(?:alternatives?|replacements?|substitutes?|competitors?|competition|rivals?|clones?|equivalents?)(?: |$)/;
const LIKE = /(?:^| )(?:like|such as)$/;
const BUT = /^(?:api )?(?:but|just|only|though)(?: |$)/;

/** `PayPal is too expensive`, `Google prices`: said of what one does not want, or wants cheaper. */
const TOO_MUCH =
  /^(?:api )?(?:(?:is|are|was|gets?|got|became|has become) (?:way |far |much )?(?:too|so) |(?:is|are) (?:not|no) |(?:does|do|did|will|can|could) not |(?:doesn|don|didn|isn|won|can) t |prices?(?: |$)|fees?(?: |$))/;

/** What one already uses is not what one is looking for: `we use Slack`, `already have Auth0`. */
const OWNED =
  /(?:^| )(?:already (?:have|use|using|own|on|run|running|with|pay for|signed up for)|we (?:use|have|run)|i (?:use|have)|(?:have|are|am|is) (?:been )?using|currently (?:use|using|on)|today (?:we|i) use)(?: (?:a|an|the|our|my|own))*$/;

/** After a name, these refer to something the user owns: `I have no Stripe account`. */
const ONES_OWN = /^(?:account|key|keys|experience|subscription|licence|license)(?: |$)/;

/** Words that compare with the name next to them; on their own they would be read as needs. */
const COMPARES =
  /^(?:alternatives?|replacements?|substitutes?|competitors?|competition|rivals?|clones?|equivalents?|replac(?:e|es|ing)|leav(?:e|ing)|ditch(?:ing)?|quit(?:ting)?|migrat(?:e|ing|ion)|mov(?:e|ing)|switch(?:ing)?|similar|better|simpler|faster|easier|lighter)$/;

/** Before an ability, only these exclude it: `remind who has not paid` is about paying. */
const ABILITY_LEFT_OUT =
  /(?:^| )(?:without|except|excluding|no|instead of|rather than|other than|apart from|(?:don t|do not|does not|doesn t|not) (?:need|want|use|require)|need no|(?:but|and) not)(?: (?:a|an|any|the|to|use|need|our|more|kind|of))*$/;
const ABILITY_OWNED =
  /(?:^| )(?:already have|we have|already do|already solved|have our own|has its own|already (?:built|handle|covered))(?: (?:a|an|the|our|own|my|good|fine|for))*$/;

const JOINS = /^(?:or|and|nor|no|not)(?: (?:no|not|the|any|a))*$/;

/** The longest of the expressions above, in words. */
const WINDOW = 8;

export type Stance = {
  /** The text excludes it. */
  isLeftOut: boolean;
  /** The text compares with it: something else that does the same is wanted. */
  isCompared: boolean;
  /** The text gives it as an example of what is wanted. */
  isExample: boolean;
};

const OPEN: Stance = { isLeftOut: false, isCompared: false, isExample: false };
const OUT: Stance = { ...OPEN, isLeftOut: true };

const isName = ({ concepts, supports, qualities }: Span): boolean =>
  concepts.length === 0 && supports.length === 0 && qualities.length === 0;

/** The words before a span in the same part of the sentence. */
const wordsBefore = ({ words, ends }: Clauses, at: number): string => {
  let from = Math.max(0, at - WINDOW);
  for (let word = at - 1; word >= from; word -= 1) if (ends.has(word)) from = word + 1;
  return words.slice(from, at).join(' ');
};

const stanceOf = (clauses: Clauses, span: Span): Stance => {
  const { words, ends } = clauses;
  const end = span.at + span.length;
  const before = wordsBefore(clauses, span.at);
  const after = ends.has(end - 1) ? '' : words.slice(end, end + 4).join(' ');
  const isMeantAsName = span.vendors.length > 0 || isName(span);
  if (!isMeantAsName)
    return { ...OPEN, isLeftOut: ABILITY_LEFT_OUT.test(before) || ABILITY_OWNED.test(before) };
  const isLike = LIKE.test(before);
  const isCompared =
    COMPARED_BEFORE.test(before) ||
    COMPARED_AFTER.test(after) ||
    (span.vendors.length > 0 && TOO_MUCH.test(after)) ||
    (isLike && BUT.test(after));
  const isOwned = span.vendors.length > 0 && OWNED.test(before);
  const isNegated = NEGATED.test(before) && !ONES_OWN.test(after);
  return { isLeftOut: isCompared || isNegated || isOwned, isCompared, isExample: isLike && !isCompared };
};

/** `move away from it`, where the last vendor named is meant. */
const ABOUT_IT = new RegExp(
  `(?:^| )(?:${INSTEAD}|(?:instead of|away from|rid of|without)(?: using)?) (?:it|them|that|this)(?: |$)`,
);

/** Whether a noun phrase goes on from one span to the next: `no marketing newsletters` excludes both words. */
const goesOn = ({ words, ends }: Clauses, before: Span, span: Span): boolean => {
  const end = before.at + before.length;
  if (span.at !== end || ends.has(end - 1)) return false;
  return !isStopWord(stemOf(words[span.at] ?? ''));
};

/** The last vendor before a pronoun that is compared with: `we use Auth0 and want to move away from it`. */
const meantByPronoun = ({ words }: Clauses, spans: readonly Span[]): Span | undefined => {
  const found = ABOUT_IT.exec(words.join(' '));
  if (found === null) return undefined;
  const at = words.join(' ').slice(0, found.index).split(' ').length;
  return spans.findLast((span) => span.vendors.length > 0 && span.at < at);
};

/** Whether a name is joined to a vendor that is excluded: `no sendgrid and no mailgun`, `not Stripe or PayPal`. */
const isJoined = ({ words }: Clauses, vendor: Span, span: Span): boolean => {
  const mayBeName = span.vendors.length > 0 || (isName(span) && !isStopWord(stemOf(span.text)));
  return mayBeName && JOINS.test(words.slice(vendor.at + vendor.length, span.at).join(' '));
};

/** Whether a span goes on with an ability that is excluded, and not compared with. */
const isPartOfExcluded = (clauses: Clauses, previous: Span, span: Span, stance: Stance): boolean =>
  stance.isLeftOut &&
  !stance.isCompared &&
  previous.vendors.length === 0 &&
  !isStopWord(stemOf(previous.text)) &&
  goesOn(clauses, previous, span);

const stancesInOrder = (clauses: Clauses, spans: readonly Span[]): Map<Span, Stance> => {
  const stances = new Map<Span, Stance>();
  const of = (span: Span): Stance => stances.get(span) ?? OPEN;
  let vendor: Span | undefined;
  for (const [at, span] of spans.entries()) {
    const previous = spans[at - 1];
    if (previous !== undefined && isPartOfExcluded(clauses, previous, span, of(previous)))
      stances.set(span, OUT);
    else if (vendor !== undefined && of(vendor).isLeftOut && isJoined(clauses, vendor, span))
      stances.set(span, of(vendor));
    else stances.set(span, stanceOf(clauses, span));
    if (span.vendors.length > 0) vendor = span;
  }
  return stances;
};

/**
 * What a query says about each of its spans.
 * @param clauses as typed, in lower case
 */
export const stancesOf = (clauses: Clauses, spans: readonly Span[]): Map<Span, Stance> => {
  const stances = stancesInOrder(clauses, spans);
  const it = meantByPronoun(clauses, spans);
  if (it !== undefined) stances.set(it, { ...OUT, isCompared: true });
  const compares = spans.some((span) => stances.get(span)?.isCompared);
  for (const span of compares ? spans : []) if (COMPARES.test(span.text)) stances.set(span, OUT);
  return stances;
};
