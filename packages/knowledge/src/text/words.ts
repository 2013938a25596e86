/** Words that are written with a mark inside, as they are without it: of `don't` the rest would be a word, and of `e-mail` both parts. */
const asOneWord = (text: string): string =>
  text
    .replace(/\b(can|won|shan)['’]t\b/g, (_, verb: string) => FULL_VERBS[verb] ?? verb)
    .replace(/n['’]t\b/g, ' not')
    .replace(/\be-mail/g, 'email');
const FULL_VERBS: Record<string, string> = { can: 'cannot', won: 'will not', shan: 'shall not' };

/** The words of a text as the index's tokenizer sees them: lower case, without accents, split at all other characters. */
export const wordsOf = (text: string): string[] =>
  asOneWord(text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()).match(/[\p{L}\p{N}]+/gu) ?? [];

/**
 * Words that share a stem with a word of another meaning: news with new, booking with book, containers with contain.
 * An x at the end keeps Porter's rules from changing them, both in the index and in a query.
 */
const KEPT = `accountant accounting activities ads animal animals applicant applicants attribution author authors availability
  accommodation accommodations appointment appointments authentic authenticity automation automations billing booking bookings charging concerted
  defi dictator dictators election elections electricity embedding embeddings equations equation excel farming fitness gaming
  hosting inflation influencer influencers legislator legislators lodging mapping medication medications messaging moderation
  observability prospecting reservation reservations routing scheduling shipping spelling stocked stocking stockings stocks
  subscript subscripts testimonial testimonials vulnerable container containers conversion conversions crops directions exception exceptions experiment
  experiments filing filings followers general housing integral integrals instalment instalments installment installments journal journals liveness
  localisation localization marketing meeting meetings news parking person persons places personalisation personalization
  presentation presentations publisher publishers rating ratings reasoning running securities shares terminal terminals
  texting texts tipping training transit university universities`;
const KEPT_AS = new Map(KEPT.split(/\s+/).map((word) => [word, `${word.replace(/(?<=[^w])s$/, '')}x`]));

/** `ats`, `ups`, `ais`, `bus`: an s at the end of so short a word is a letter of it, and without it another word remains. */
const SHORT_WITH_S = /^[a-z0-9]{2}s$/;

/** A word as it is written in the index and in queries. */
export const indexWord = (word: string): string =>
  KEPT_AS.get(word) ?? (SHORT_WITH_S.test(word) ? `${word}x` : word);

/** A text as it is written in the index. */
export const indexText = (text: string): string => wordsOf(text).map(indexWord).join(' ');
