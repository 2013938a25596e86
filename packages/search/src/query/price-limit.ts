/** What a text may cost: `under $20 a month`, `less than 10 euros per month`, `for 0.001 per call at most`, `a budget of 50 dollars`. */
const LIMIT =
  /\b(?:(?:under|below|less than|no more than|at most|max(?:imum)?(?: of)?|cheaper than|up to) {1,3}[$€£]? ?\d[\d.,]{0,9} ?(?:dollars?|euros?|usd|eur|pounds?|gbp|cents?|bucks?|[$€£])? {0,3}(?:(?:a|per|each|every) (?:month|year|call|request|message|image|lookup|user)|monthly|yearly)|(?:a )?budget(?: of| is|:)? {0,3}[$€£]? ?\d[\d.,]{0,9} ?(?:dollars?|euros?|usd|eur|pounds?|gbp|[$€£])?(?: (?:a|per) (?:month|year)| monthly| yearly)?)/gi;

/** A text with the words `price limit` in place of one in numbers: what is asked for is the rest of it. */
export const withPriceLimit = (text: string): string => text.replace(LIMIT, ', price limit,');
