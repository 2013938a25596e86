import { stemOf } from '@gatehouse/knowledge/text/stem.ts';
import { isStopWord } from '@gatehouse/knowledge/text/stop-words.ts';
import type { Clauses } from '#src/query/clauses.ts';
import type { Span } from '#src/query/segment-query.ts';
import { isToldOf } from '#src/query/told-of.ts';

/*
 * People say what they do not want: `payments, not Stripe`, `an alternative to Algolia`, `Mapbox suspended our account`. This is read
 * from the words around a name. Sentences are not parsed, so the words that may stand in between are listed.
 */
const NEGATION =
  'not|no|without|except|excluding|avoid|avoiding|never|nor|neither|minus|besides|other than|rather than|instead of|apart from|anything but|everything but|all but|away from|no more|no longer|don t|can t|won t|cannot|hate|tired of|sick of|fed up with';
const BETWEEN =
  'want|to|use|using|be|rely|depend|on|with|via|by|from|the|any|need|it|like|a|an|for|our|my|more|pay|afford|paying|have|another|more';
const NEGATED = new RegExp(`(?:^| )(?<!why )(?:${NEGATION})(?: (?:${BETWEEN}))*$`);

/** Said of a vendor only: of anything else it may be what the software is about. */
const ILL =
  'hate how|stop|stopped|gave up on|left|dropped|(?:compared|tried|tested|evaluated)|(?:moved?|moving|got|went) off(?: of)?|(?:unhappy|disappointed|frustrated|annoyed|problems?|issues?|troubles?|struggl\\w+) (?:with|by)';
const ILL_BEFORE = new RegExp(`(?:^| )(?:${ILL})(?: (?:using|the|our|my))*$`);

const INSTEAD =
  '(?:alternatives?|replacements?|substitutes?|competitors?|rivals?|equivalents?|competition) (?:to|for|of|from)|replac(?:e|es|ed|ing)|ditch(?:ing)?|leav(?:e|ing)|quit(?:ting)?|(?:migrat\\w+|mov\\w+|switch\\w*|get|getting|go|going|come|coming) (?:away )?from|similar (?:\\w+ )?to|(?:cheaper|better|simpler|faster|easier|lighter|other|different|more \\w+) than|(?:get|getting) rid of';
const COMPARED_BEFORE = new RegExp(`(?:^| )(?:${INSTEAD})(?: (?:the|our|my|using))*$`);
const COMPARED_AFTER =
  /^(?:api )?(?:alternatives?|replacements?|substitutes?|competitors?|competition|rivals?|clones?|equivalents?)(?: |$)/;
const LIKE = /(?:^| )(?:like|such as)$/;
const BUT = /^(?:api )?(?:but|just|only|though)(?: |$)/;

/** `Google prices` are what one does not want to pay. */
const PRICES = /^(?:api )?(?:prices?|pricing|fees?)(?: |$)/;

/** What one already uses is not what one is looking for: `we use Slack`, `already have Auth0`. */
const OWNED =
  /(?:^| )(?:already (?:have|use|using|own|on|run|running|with|pay for|signed up for)|we (?:use|have|run)|i (?:use|have)|(?:have|are|am|is) (?:been )?using|currently (?:use|using|on)|today (?:we|i) use)(?: (?:a|an|the|our|my|own))*$/;
/** What it is used for: `already on Twilio for texts`. */
const USED_FOR = /^(?:for|as)(?: (?:the|our|my|all|a|an))*$/;

/** A question about a vendor, or between several, is answered with them, and recommends none. */
const ASKED_BEFORE =
  /^(?:(?:and|but|so|hi|hello) )?(?:(?:why|how|how much|what|where|when|since when) )?(?:is|are|does|do|did|can|could|will|would|has|have)(?: the)?$|(?:^| )(?:vs|versus|should (?:i|we) (?:use|take|choose|pick|go with))$/;
const ASKED_AFTER = /^(?:api )?(?:vs|versus)(?: |$)/;

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

/** Told of somebody else: `a friend built his shop with Stripe`. */
const OTHERS =
  /(?:^| )(?:friends?|colleagues?|boss|competitors?|brother|sister|neighbou?r|somebody|someone|everyone|others|he|she)(?: \w+)*? (?:uses?|used|built|builds|runs?|ran|has|had|made|makes|recommends?|recommended|loves?|likes?|pays?|swears)(?: \w+)*$/;

const JOINS = /^(?:or|and|nor|no|not)(?: (?:no|not|the|any|a))*$/;

/** The longest of the expressions above, in words. */
const WINDOW = 8;

/**
 * What a text says of a name or an ability: it asks for it, gives it as an example of what is wanted, asks about it, compares with it
 * because something else that does the same is wanted, or does not want it: rejected, in use already, told of another's project.
 */
export type Stance = 'wanted' | 'example' | 'asked' | 'compared' | 'left out';

export const isLeftOut = (stance: Stance): boolean => stance === 'compared' || stance === 'left out';

const isName = ({ concepts, supports, qualities, gaps }: Span): boolean =>
  concepts.length + supports.length + qualities.length + gaps.length === 0;

/** Where the part of the sentence ends that a word is in: its last word, or the last that is looked at. */
const endOfPart = ({ ends }: Clauses, from: number, last: number): number => {
  for (let word = from; word < last; word += 1) if (ends.has(word)) return word;
  return last;
};

/** The words before a span in the same part of the sentence. */
const wordsBefore = ({ words, ends }: Clauses, at: number): string => {
  let from = Math.max(0, at - WINDOW);
  for (let word = at - 1; word >= from; word -= 1) if (ends.has(word)) from = word + 1;
  return words.slice(from, at).join(' ');
};

const isAbilityLeftOut = (before: string): boolean =>
  ABILITY_LEFT_OUT.test(before) || ABILITY_OWNED.test(before);

/** What stands before and after a span in its part of the sentence. */
type Around = { before: string; after: string };

const aroundOf = (clauses: Clauses, { at, length }: Span): Around => {
  const end = at + length;
  const last = endOfPart(clauses, end - 1, end + WINDOW - 1);
  return { before: wordsBefore(clauses, at), after: clauses.words.slice(end, last + 1).join(' ') };
};

/** What else can be said of a vendor than of any name. */
const stanceToVendor = ({ before, after }: Around): Stance => {
  if (ASKED_BEFORE.test(before) || ASKED_AFTER.test(after)) return 'asked';
  if (PRICES.test(after) || ILL_BEFORE.test(before) || isToldOf(before, after)) return 'compared';
  return OWNED.test(before) || OTHERS.test(before) ? 'left out' : 'wanted';
};

const stanceOf = (clauses: Clauses, span: Span): Stance => {
  const isVendor = span.vendors.length > 0;
  const around = aroundOf(clauses, span);
  const { before, after } = around;
  if (!isVendor && !isName(span)) return isAbilityLeftOut(before) ? 'left out' : 'wanted';
  const isLike = LIKE.test(before);
  const isCompared =
    COMPARED_BEFORE.test(before) || COMPARED_AFTER.test(after) || (isLike && BUT.test(after));
  if (isCompared) return 'compared';
  const ofVendor = isVendor ? stanceToVendor(around) : 'wanted';
  if (ofVendor !== 'wanted') return ofVendor;
  if (NEGATED.test(before) && !ONES_OWN.test(after)) return 'left out';
  return isLike ? 'example' : 'wanted';
};

/** `move away from it`, where the last vendor named is meant. */
const ABOUT_IT = new RegExp(
  `(?:^| )(?:${INSTEAD}|(?:instead of|away from|rid of|without)(?: using)?) (?:it|them|that|this)(?: |$)`,
);

/** What asks for one in place of several that are named: `one integration for UPS, FedEx and USPS`, `without three OAuth flows`. */
const ONE_FOR_ALL =
  /(?:^| )(?:(?:one|a single|single|a unified|unified|a common|the same) (?:\w+ )?(?:api|apis|integration|endpoint|connection|connector|account|interface|library|contract|login|call|flow|provider|service|place|key|format)|(?:without|instead of|rather than|not) (?:two|three|four|five|six|ten|each|several|many|separate|\d+)|all (?:at once|in one)|in one (?:go|place))(?: |$)/;

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

/** Whether a name is joined to a vendor that is left out: `no sendgrid and no mailgun`, `we tried Stripe, PayPal and Adyen`. */
const isJoined = ({ words }: Clauses, vendor: Span, span: Span, stance: Stance): boolean => {
  if (span.at - (vendor.at + vendor.length) > WINDOW) return false;
  const mayBeName = span.vendors.length > 0 || (isName(span) && !isStopWord(stemOf(span.text)));
  const between = words.slice(vendor.at + vendor.length, span.at).join(' ');
  return mayBeName && (JOINS.test(between) || (between === '' && stance === 'compared'));
};

/** Whether a span goes on with an ability that is excluded. */
const isPartOfExcluded = (clauses: Clauses, previous: Span, span: Span, stance: Stance): boolean =>
  stance === 'left out' &&
  previous.vendors.length === 0 &&
  !isStopWord(stemOf(previous.text)) &&
  goesOn(clauses, previous, span);

/** Whether an ability is what a vendor is used for already. */
const isUsedFor = (clauses: Clauses, vendor: Span, span: Span): boolean => {
  const end = vendor.at + vendor.length;
  if (span.at - end > WINDOW || endOfPart(clauses, end - 1, span.at) < span.at) return false;
  return USED_FOR.test(clauses.words.slice(end, span.at).join(' '));
};

const stancesInOrder = (clauses: Clauses, spans: readonly Span[]): Map<Span, Stance> => {
  const stances = new Map<Span, Stance>();
  const of = (span: Span): Stance => stances.get(span) ?? 'wanted';
  let vendor: Span | undefined;
  for (const [at, span] of spans.entries()) {
    const previous = spans[at - 1];
    if (previous !== undefined && isPartOfExcluded(clauses, previous, span, of(previous)))
      stances.set(span, 'left out');
    else if (vendor !== undefined && isLeftOut(of(vendor)) && isJoined(clauses, vendor, span, of(vendor)))
      stances.set(span, of(vendor));
    else if (vendor !== undefined && of(vendor) === 'left out' && isUsedFor(clauses, vendor, span))
      stances.set(span, 'left out');
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
  if (it !== undefined) stances.set(it, 'compared');
  const named = spans.filter((span) => span.vendors.length > 0 && stances.get(span) === 'wanted');
  if (named.length > 1 && ONE_FOR_ALL.test(clauses.words.join(' ')))
    for (const span of named) stances.set(span, 'compared');
  // `is Mollie better than Stripe or Adyen?` asks about all of them.
  if ([...stances.values()].includes('asked'))
    for (const span of spans)
      if (span.vendors.length > 0 && stances.get(span) === 'compared') stances.set(span, 'asked');
  const compares = [...stances.values()].includes('compared');
  for (const span of compares ? spans : []) if (COMPARES.test(span.text)) stances.set(span, 'left out');
  return stances;
};
