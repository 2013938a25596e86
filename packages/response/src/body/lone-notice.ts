import { asObject, asText } from '@gatehouse/contract/plain/json-text.ts';
import type { ResponseBody } from '#src/body/read-response-body.ts';

/** What a service calls a sentence of its own. A `text`, a `quote` or an `answer` is what was asked for. */
const NOTICE = /^(?:notes?|notices?|info(?:rmation)?|warning|message|msg|detail|description)$/i;
/** What may stand beside it. */
const BESIDE = /^(?:status|code|status[-_]?code|time|timestamp|(?:request|trace|correlation)[-_]?id)$/i;
const MIN_WORDS = 4;
const MAX_LENGTH = 600;

const isSentence = (text: string | undefined): text is string =>
  text !== undefined && text.length <= MAX_LENGTH && text.split(/\s+/, MIN_WORDS).length === MIN_WORDS;

/** The sentence of a body that has nothing else, in a field or as plain text: no API that gives what was asked for gives only that. */
export const loneNotice = ({ kind, mediaType, value }: ResponseBody): string | undefined => {
  if (kind === 'text') {
    const text = mediaType === 'text/plain' ? asText(value)?.trim() : undefined;
    // Of several lines it is a document, such as an echo or a log.
    return isSentence(text) && !text.includes('\n') ? text : undefined;
  }
  const fields = kind === 'json' ? Object.entries(asObject(value) ?? {}) : [];
  const [notice, ...others] = fields.filter(([name]) => !BESIDE.test(name));
  if (notice === undefined || others.length > 0 || !NOTICE.test(notice[0])) return undefined;
  const words = asText(notice[1]);
  return isSentence(words) ? words : undefined;
};
