import { asObject, asText } from '@gatehouse/contract/plain/json-text.ts';
import { FLAG, isEmpty, isOfEnvelope, membersOf, OUTCOME } from '#src/body/failure.ts';
import type { ResponseBody } from '#src/body/read-response-body.ts';

/** What a service calls a sentence of its own. A `text`, a `quote` or an `answer` is what was asked for. */
const NOTICE = /^(?:notes?|notices?|info(?:rmation)?|warning|message|msg|errmsg|detail|description)$/;
const MIN_WORDS = 4;
const MAX_NOTICE = 600;

const isSentence = (text: string | undefined): text is string =>
  text !== undefined && text.length <= MAX_NOTICE && text.split(/[\s_]+/, MIN_WORDS).length === MIN_WORDS;

/** The sentence of a body that has nothing else, in a field or as plain text: no API that gives what was asked for gives only that. */
export const loneNotice = ({ kind, mediaType, value }: ResponseBody): string | undefined => {
  if (kind === 'text') {
    const text = mediaType === 'text/plain' ? asText(value) : undefined;
    // Of several lines it is a document, such as an echo or a log.
    return isSentence(text) && !text.includes('\n') ? text : undefined;
  }
  const members = kind === 'json' ? membersOf(asObject(value) ?? {}) : [];
  const [notice, ...others] = members.filter(
    ([name, one]) =>
      !isEmpty(one) &&
      !isOfEnvelope(name, one) &&
      !FLAG.test(name) &&
      (name === 'type' || !OUTCOME.test(name)),
  );
  if (notice === undefined || others.length > 0 || !NOTICE.test(notice[0])) return undefined;
  const words = asText(notice[1]);
  return isSentence(words) ? words : undefined;
};
