import { asObject, asText } from '@gatehouse/contract/plain/json-text.ts';
import type { ResponseBody } from '#src/body/read-response-body.ts';

/** What a service calls a sentence of its own. A `text`, a `quote` or an `answer` is what was asked for. */
const NOTICE = /^(?:notes?|notices?|info(?:rmation)?|warning|message|msg|detail|description)$/i;
/** What may stand beside it. */
const BESIDE = /^(?:status|code|status[-_]?code|time|timestamp|(?:request|trace|correlation)[-_]?id)$/i;
const MIN_WORDS = 4;
const MAX_LENGTH = 600;

/** The sentence of a body that has nothing else: no API that gives what was asked for gives only that. */
export const loneNotice = ({ kind, value }: ResponseBody): string | undefined => {
  const fields = kind === 'json' ? Object.entries(asObject(value) ?? {}) : [];
  const [notice, ...others] = fields.filter(([name]) => !BESIDE.test(name));
  if (notice === undefined || others.length > 0 || !NOTICE.test(notice[0])) return undefined;
  const words = asText(notice[1]);
  const isSentence =
    words !== undefined && words.length <= MAX_LENGTH && words.split(/\s+/, MIN_WORDS).length === MIN_WORDS;
  return isSentence ? words : undefined;
};
