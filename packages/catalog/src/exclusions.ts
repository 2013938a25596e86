import type { Span } from '#src/spans.ts';

/*
 * People say what they do not want: `payments, not Stripe`, `an alternative to Algolia`, `like Auth0 but cheaper`. This
 * is read from the words around a name. Sentences are not parsed, so the words that may stand in between are listed.
 */
const NEGATION =
  'not|no|without|except|excluding|avoid|avoiding|never|nor|neither|minus|besides|other than|rather than|instead of|apart from|anything but|everything but|all but|away from|no more|no longer|don t|can t|won t|cannot';
const BETWEEN = 'want|to|use|using|be|rely|depend|on|with|via|by|from|the|any|need|it|like|a|an|for|our';
const NEGATED = new RegExp(`(?:^| )(?<!why )(?:${NEGATION})(?: (?:${BETWEEN}))*$`);

const INSTEAD =
  '(?:alternatives?|replacements?|substitutes?|competitors?|rivals?|equivalents?|competition) (?:to|for|of|from)|replac(?:e|es|ing)|ditch(?:ing)?|leav(?:e|ing)|quit(?:ting)?|(?:migrat\\w+|mov\\w+|switch\\w*) (?:away )?from|similar (?:\\w+ )?to|(?:cheaper|better|simpler|faster|easier|lighter|other|different|more \\w+) than';
const COMPARED_BEFORE = new RegExp(`(?:^| )(?:${INSTEAD})(?: (?:the|our|using))*$`);
const COMPARED_AFTER =
  /^(?:api )?(?:alternatives?|replacements?|substitutes?|competitors?|competition|rivals?|clones?|equivalents?)(?: |$)/;
const LIKE = /(?:^| )(?:like|such as)$/;
const BUT = /^(?:api )?(?:but|just|only|though)(?: |$)/;

/** After a name, these refer to something the user owns: `I have no Stripe account`. */
const ONES_OWN = /^(?:account|key|keys|experience|subscription|licence|license)(?: |$)/;

/** Words that compare with the name next to them; on their own they would be read as needs. */
const COMPARES =
  /^(?:alternatives?|replacements?|substitutes?|competitors?|competition|rivals?|clones?|equivalents?|replac(?:e|es|ing)|leav(?:e|ing)|ditch(?:ing)?|quit(?:ting)?|migrat(?:e|ing|ion)|mov(?:e|ing)|switch(?:ing)?|similar|better|simpler|faster|easier|lighter)$/;

/** Before an ability, only these exclude it: `remind who has not paid` is about paying. */
const ABILITY_LEFT_OUT =
  /(?:^| )(?:without|except|excluding|no|(?:don t|do not|does not|doesn t|not) (?:need|want|use|require))(?: (?:a|an|any|the|to|use|need))*$/;

const JOINS = /^(?:or|and|nor|no)(?: (?:no|not))?$/;

/** The longest of the expressions above, in words. */
const WINDOW = 7;

export type Stance = {
  /** The text excludes it. */
  isLeftOut: boolean;
  /** The text compares with it: something else that does the same is wanted. */
  isCompared: boolean;
  /** The text gives it as an example of what is wanted. */
  isExample: boolean;
};

const OPEN: Stance = { isLeftOut: false, isCompared: false, isExample: false };

const isName = ({ concepts, qualities }: Span): boolean => concepts.length === 0 && qualities.length === 0;

const stanceOf = (words: readonly string[], span: Span): Stance => {
  const end = span.at + span.length;
  const before = words.slice(Math.max(0, span.at - WINDOW), span.at).join(' ');
  const after = words.slice(end, end + 2).join(' ');
  const isMeantAsName = span.vendors.length > 0 || isName(span);
  if (!isMeantAsName) return { ...OPEN, isLeftOut: ABILITY_LEFT_OUT.test(before) };
  const isLike = LIKE.test(before);
  const isCompared =
    COMPARED_BEFORE.test(before) || COMPARED_AFTER.test(after) || (isLike && BUT.test(after));
  const isNegated = NEGATED.test(before) && !ONES_OWN.test(after);
  return { isLeftOut: isCompared || isNegated, isCompared, isExample: isLike && !isCompared };
};

/**
 * What a query says about each of its spans. `no sendgrid and no mailgun` and `not Stripe or PayPal` exclude both.
 * @param words as typed, in lower case
 */
export const stancesOf = (words: readonly string[], spans: readonly Span[]): Map<Span, Stance> => {
  const stances = new Map<Span, Stance>();
  let last: { span: Span; stance: Stance } | undefined;
  for (const span of spans) {
    let stance = stanceOf(words, span);
    const between = last && words.slice(last.span.at + last.span.length, span.at).join(' ');
    if (last?.stance.isLeftOut && span.vendors.length > 0 && JOINS.test(between ?? '')) stance = last.stance;
    stances.set(span, stance);
    if (span.vendors.length > 0) last = { span, stance };
  }
  const compares = spans.some((span) => stances.get(span)?.isCompared);
  for (const span of compares ? spans : [])
    if (COMPARES.test(span.text)) stances.set(span, { ...OPEN, isLeftOut: true });
  return stances;
};
