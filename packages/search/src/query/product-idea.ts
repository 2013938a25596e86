/*
 * A product idea says what software should do for whom: `an app that tells sailors …`, `let owners pay the walkers`. A complaint or a chore
 * has the same words and none of these. Only in an idea may the scene be taken for what is needed.
 */
const SOFTWARE =
  /\b(?:apps?|bots?|sites?|websites?|games?|tools?|platforms?|services?|pages?|planners?|guides?|coach|club|shops?|startups?|plugins?|extensions?|widgets?|dashboards?|software|companion|assistant|tracker|finder|portal|marketplace|network)\b/;
const ASKS =
  /^(?:(?:please|to|we want to|i want to|help me|help us) )?(?:alert|allow|ask|book|bring|buy|call|check|collect|compare|count|describe|detect|dim|explain|filter|find|follow|get|give|guess|hear|help|identify|invite|keep|know|learn|let|listen|look|match|measure|meet|notify|order|plan|play|predict|print|publish|rate|read|recogni[sz]e|recommend|record|remind|report|reserve|ring|scan|see|sell|send|share|show|spot|stop|suggest|tell|text|track|translate|turn|wake|warn|watch) /;
const WISHES =
  /\b(?:wants? to|want|should|can|could|may|so that|automatically|learn|people|users|members|customers|visitors|guests|clients|readers|players|parents|students|tenants|owners|patients|runners|friends|neighbours|neighbors|kids|children|volunteers|tourists|travellers|drivers|fans|buyers|sellers|\w{3,}ers)\b/;

const THING = /^(?:an?|the|our|my) (?:[\w-]+ ){1,4}(?:that|which|where|when|for) /;

/** Whether a text describes what software should do for somebody. */
export const isIdea = (text: string): boolean => {
  const said = text.trim().toLowerCase();
  return SOFTWARE.test(said) || ASKS.test(said) || WISHES.test(said) || THING.test(said);
};
