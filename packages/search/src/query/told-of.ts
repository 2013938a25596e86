/*
 * A vendor of which something is told is not what is asked for: `Mapbox suspended our account`, `SendGrid now costs 20 dollars`. It is told
 * where a verb follows the name. Sentences are not parsed: a verb is known by its form and by what follows it.
 */
const BETWEEN = '(?:(?:api|apis|now|just|still|again|always|never|often|only|also|\\w+ly) )*';
/** What a name has before the verb: `Cloudinary bandwidth overage killed …`. What these begin is no longer said of it. */
const OF_IT =
  '(?:(?!(?:that|which|who|when|where|if|whenever|once|so|and|or|but|is|are|with|via|using)\\b)\\w+ ){1,4}?';
/** After a verb: whom it concerns, how much, or how. */
const OBJECT =
  '(?=(?:me|us|you|them|it|its|our|my|your|their|the|a|an|this|these|too|so|now|more|less|not|no|nothing|every|like|\\d\\w*|\\w+ing)(?: |$))';
/** Words in -ed that say of what kind a thing is: `Stripe connected accounts`, `a GitHub hosted page`. */
const KINDS =
  'based|hosted|powered|related|embedded|connected|backed|managed|shared|branded|verified|enabled|integrated|generated|signed|saved|liked|linked|uploaded|triggered|compressed|speed|feed|embed|need|seed';
/** `Twilio is expensive here`, `keeps timing out`; `my Notion pages are a mess` says nothing against Notion. */
const IS =
  '(?:(?:is|are|was|were|has|had|got|gets|became|becomes|went|goes|feels?|seems?) (?:now |just |been |become )?(?:way |far |much |very |really )?(?:too|so|out of|down|up|rid|un\\w+|expensive|costly|slow|slower|broken|flaky|gone|bad|worse|poor|limited|blocked|banned|not|no|never|dead|\\w+ed)(?: |$)|(?:keeps?|kept) \\w+ing)';
const DOES_NOT = '(?:(?:does|do|did|will|can|could|is|are) not|(?:doesn|don|didn|won|isn|aren|can) t|cannot)';
const IRREGULAR = '(?:lost|cut|broke|froze|gave|made|took|let|sent|shut|raised|told|wants|quoted)';
const PAST = `(?!(?:${KINDS}) )(?:\\w{3,}ed|${IRREGULAR})`;

const DIRECTLY = new RegExp(
  `^${BETWEEN}(?:${IS}|${DOES_NOT} |${PAST}(?: |$)|\\w{3,}s ${OBJECT}|(?:costs|lacks|refuses)(?: |$))`,
);
const PAST_OF_ITS = new RegExp(`^${BETWEEN}${OF_IT}${PAST} ${OBJECT}`);
const NOW_OF_ITS = new RegExp(`^${BETWEEN}${OF_IT}(?:${IS}|${DOES_NOT} |\\w{3,}s (?:me|us) )`);
/** What nobody wants, done to whom one is: `the tiles of Mapbox eat our budget`. */
const HARM =
  '(?:cost|bill|charge|eat|swallow|drain|burn|kill|ruin|hurt|annoy|block|throttle|stop|drop|break|waste|drive|make|scare|bind|lock|tripled?|doubled?)s?';
const HARMS = new RegExp(
  `^${BETWEEN}(?:(?!(?:to|and|or|that|which|with|via|then)\\b)\\w+ ){0,2}?${HARM} (?:us|our|me|my|half|for our|for us)(?: |$)`,
);
/** Whom somebody else lets do it: `let Stripe charge our members`. */
const LET = /(?:^| )(?:let|make|have|want|wants|should|can|could|must|will|to|and)$/;
/** What happens there is what something shall follow: `when Stripe charges a card`. */
const EVENT =
  /(?:^| )(?:if|whenever|once|after|as soon as|every time|each time)(?: (?:a|an|the|our|my|new))*$/;
const WHEN = /(?:^| )when(?: (?:a|an|the|our|my|new))*$/;

/**
 * Whether a text tells something of a name in place of asking for it.
 * @param before what stands before it in its part of the sentence, in lower case
 * @param after what stands after it there
 */
export const isToldOf = (before: string, after: string): boolean => {
  if (EVENT.test(before)) return false;
  if (!WHEN.test(before) && !LET.test(before) && HARMS.test(after)) return true;
  const isPast = PAST_OF_ITS.test(after) || new RegExp(`^${BETWEEN}${PAST} ${OBJECT}`).test(after);
  return WHEN.test(before) ? isPast : isPast || DIRECTLY.test(after) || NOW_OF_ITS.test(after);
};
