/** Sentences that say nothing about what an API is for: greetings, the tool that wrote the text, where the rest is. */
const EMPTY_SENTENCE =
  /^(?:introduction|overview|description|base url|note|disclaimer)?\W*(?:welcome to\b|powered by\b|hello\b|find out more\b|(?:check|try) (?:out )?(?:the|our|it)\b|(?:for|to) (?:more|further|learn|get|obtain|view|see|find)\b.*(?:see|visit|refer|read|go to|documentation|guide|website)|you can find out more\b|please (?:see|visit|read|refer|note)\b|see (?:also|the|our)\b|click here\b|terms of (?:service|use)\b|(?:automatically |auto-?)?generated (?:by|from|with)\b|(?:this|here|these|hereafter) (?:is|are|page|guide|document(?:ation)?|reference|spec(?:ification)?)\b[^.]{0,60}\b(?:api|apis|documentation|reference|specification|swagger|openapi|guide|descriptions?)\b[^,;:]{0,40}$|an? (?:openapi|swagger) (?:description|specification)\b|(?:the )?(?:openapi|swagger) (?:spec|definition|specification)\b|current limitations?\b|authentication\b)/i;

/** Markup that neither HTML nor Markdown rules remove: emoji codes, template braces, entities, leftover marks. */
const MARKUP =
  /:[a-z]+_[a-z_]+:|\{\{[^}]*\}\}|&#?\w{2,8};|\\[_*]|\[[ x]\]|(?:^|\s)[>*#=~-]+(?=\s|$)|^>+|^-{2,}|\s-{3,}\s/gi;

/** A title that is repeated before the first sentence, as in `Introduction Welcome to …`. */
const HEADING = /^(?:introduction|overview|description|about|summary)\s+(?=[A-Z])/i;

const sentencesIn = (text: string): string[] => text.split(/(?<=[.!?])\s+(?=["'(]?[A-Z])/);

/** What a description says about its API: without leftover markup, and without sentences that say nothing. Empty if nothing is left. */
export const describingText = (plain: string): string =>
  sentencesIn(plain.replace(MARKUP, ' ').replace(/\s+/g, ' ').trim().replace(HEADING, ''))
    .filter((sentence) => !EMPTY_SENTENCE.test(sentence.replace(/[.!?]+$/, '').trim()))
    .join(' ')
    .replace(/\s+([.,;])/g, '$1')
    .trim();
