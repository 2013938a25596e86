import type { JsonValue } from '@gatehouse/contract/common.ts';
import { asObject, asText } from '@gatehouse/contract/plain/json-text.ts';
import { loneNotice } from '#src/body/lone-notice.ts';
import type { ResponseBody } from '#src/body/read-response-body.ts';
import { resultInXml } from '#src/body/xml-failure.ts';
import { noteFirewall } from '#src/observations/blocked-page.ts';
import { errorOf } from '#src/observations/error-of.ts';
import { quote } from '#src/observations/formatting.ts';
import type { Explainer, ObservedResponse } from '#src/observations/observation.ts';

/** How deep a note may be in the body, and how many fields are looked at. */
const MAX_DEPTH = 4;
const MAX_FIELDS = 300;
const MAX_NOTES = 2;
const MAX_VALUE = 160;
const MAX_PATH = 80;

/** Fields in which a success says what is wrong with its result: `ErrorText`, `invalidReason`, `failure_message`, `warnings`. */
const TROUBLE =
  /^(?:error|warning|invalid|failure|failed|rejection|rejected|decline|block(?:ed)?|suspend(?:ed)?)s?[-_]?(?:text|messages?|msg|reasons?|desc(?:ription)?|details?|info)?$/i;
/** What such a field says if nothing is wrong. */
const NO_TROUBLE = /^(?:0|none|null|no|false|n\/a|-|ok(?:ay)?|success\w*|no (?:errors?|warnings?))?$|^0\b/i;

/** Fields that say how far a result is. */
const STATE = /^(?:(?:\w*[a-z\d_-])?(?:status|state)|status[-_]?(?:name|group|groupName|text)|groupName)$/i;
/** The states in which a result is not there, or not what was asked for. */
const UNFINISHED =
  /^(?:pending|queued|enqueued|in[-_ ]?queue|waiting|not[-_ ]?started|processing|in[-_ ]?progress|running|starting|generating|rendering|building|provisioning|creating|initiali[sz]ing|incomplete|(?:requires|awaiting|needs|pending)[-_ ]\w+)$/i;
const FAILED =
  /^(?:\w+[-_ ])?(?:failed|failure|error(?:ed)?|rejected|declined|denied|cancel?led|aborted|expired|timed?[-_ ]?out|undeliver(?:ed|able)|bounced|no[-_ ]?match|not[-_ ]?found|unknown)$/i;
/** Nothing new was done. */
const UNCHANGED =
  /^(?:already|unchanged|not[-_ ]?modified|no[-_ ]?(?:change|op)|duplicate|skipped|ignored)[-_ a-z]{0,40}$/i;
const FAILED_TYPE = /^(?:[A-Z][a-z]+)*(?:Timeout|Error|Failed|NoMatch|Failure)$/;

type Field = { path: string; name: string; value: JsonValue };

/** The fields of a result, the outermost first. A list counts if it has one entry: that of several says nothing of the call. */
export const fieldsOf = (root: JsonValue): Field[] => {
  const fields: Field[] = [];
  let level: { path: string; value: JsonValue }[] = [{ path: '', value: root }];
  for (let depth = 0; depth < MAX_DEPTH && level.length > 0; depth += 1) {
    const inner: typeof level = [];
    for (const { path, value } of level) {
      if (Array.isArray(value)) {
        const [only] = value;
        if (value.length === 1 && only !== undefined) inner.push({ path: `${path}[0]`, value: only });
        continue;
      }
      const object = asObject(value) ?? {};
      for (const name in object) {
        if (fields.length >= MAX_FIELDS) return fields;
        const one = object[name];
        if (one === undefined) continue;
        const field = { path: path === '' ? name : `${path}.${name}`, name, value: one };
        fields.push(field);
        inner.push(field);
      }
    }
    level = inner;
  }
  return fields;
};

/** What a field says is wrong; of a list, its first text. */
const troubleIn = ({ name, value }: Field): string | undefined => {
  if (!TROUBLE.test(name)) return undefined;
  const text = asText(Array.isArray(value) ? value[0] : value);
  return text === undefined || NO_TROUBLE.test(text) ? undefined : text;
};

const stateIn = ({ name, value }: Field): string | undefined => {
  const text = STATE.test(name) ? asText(value) : undefined;
  return text !== undefined && [UNFINISHED, FAILED, UNCHANGED, FAILED_TYPE].some((one) => one.test(text))
    ? text
    : undefined;
};

/** `<message>[ test system ] DECLINED</message>`: the whole message of a result, as payments have it. */
const DECLINED = /^(?:\[[^\]]{0,40}\] ?)?(?:DECLINED|REJECTED|DENIED|REFUSED)$/;

const declinedIn = (body: ResponseBody): string | undefined => {
  const result = body.kind === 'json' ? asObject(body.value) : resultInXml(body);
  if (result === undefined || result.id !== undefined) return undefined;
  return [result.message, result.msg]
    .map((one) => asText(one))
    .find((one) => one !== undefined && DECLINED.test(one));
};

/** What a successful response says itself: that its result is not finished, has failed, or has something wrong with it. */
export const explainNote: Explainer = (observed) => {
  const { response, body } = observed;
  if (response.status < 200 || response.status >= 300 || errorOf(observed) !== undefined) return undefined;
  const outcome = declinedIn(body);
  if (outcome !== undefined) return `Note that the message is “${quote(observed, outcome, MAX_VALUE)}”.`;
  if (body.kind !== 'json') return noteFirewall(observed);
  const notes = fieldsOf(body.value).flatMap((field) => {
    const words = troubleIn(field) ?? stateIn(field);
    return words === undefined
      ? []
      : [`${quote(observed, field.path, MAX_PATH)} is “${quote(observed, words, MAX_VALUE)}”`];
  });
  return notes.length === 0 ? undefined : `Note that ${notes.slice(0, MAX_NOTES).join(', and ')}.`;
};

/** What a receiver of webhooks has to send back. */
const CHALLENGE = /challenge|echo|validationtoken|crc/i;

/** That a body is the challenge of its call, as a webhook is verified. */
export const echoOf = ({ url, body: { text = '' } }: ObservedResponse): string | undefined =>
  [...url.searchParams].some(([name, value]) => value !== '' && CHALLENGE.test(name) && value === text.trim())
    ? 'The call succeeded: the body repeats the challenge of the call, as the verification of a webhook requires.'
    : undefined;

/** States that only something failed has. What is expired or was not found may be what was asked for. */
const ENDED_BADLY = /^(?:failed|failure|error(?:ed)?|rejected|declined|denied|aborted)$/i;
/** How a sentence says that what was asked for was done. */
const IS_DONE =
  /\b(?:success\w*|created|queued|accepted|deleted|removed|updated|sent|saved|done|thanks?|thank you|ok|okay|received|completed?|scheduled|(?:un)?subscribed|added|started|stopped|enabled|disabled|welcome|running|healthy|alive|verified|registered|confirmed)\b/i;

const SAYS_FAILED = 'The API responded, and what it returned says that it failed.';

/** What a success without an error may not be called: its result failed, or a sentence came in place of one. */
export const doubtfulSuccess = (observed: ObservedResponse): string | undefined => {
  const { kind, value } = observed.body;
  if (declinedIn(observed.body) !== undefined) return SAYS_FAILED;
  if (kind !== 'json') return undefined;
  const isBad = Object.entries(asObject(value) ?? {}).some(
    ([name, one]) => STATE.test(name) && ENDED_BADLY.test(asText(one) ?? ''),
  );
  if (isBad) return SAYS_FAILED;
  const sentence = loneNotice(observed.body);
  return sentence === undefined || IS_DONE.test(sentence)
    ? undefined
    : `The API responded with a sentence and nothing else: “${quote(observed, sentence, MAX_VALUE)}”. Read whether that is what was asked for.`;
};
