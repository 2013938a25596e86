import type { StepDefinition } from '@gatehouse/compositions/composition.ts';
import { type ExpressionScope, evaluate, ValueError } from '@gatehouse/compositions/evaluate.ts';
import { fillText } from '@gatehouse/compositions/fill-request.ts';
import type { JsonValue } from '@gatehouse/contract/common.ts';
import type { OutboundResponse } from '@gatehouse/outbound/outbound.ts';
import type { ResponseBody } from '@gatehouse/response/body/read-response-body.ts';
import { jsonOf, problemOf } from '#src/features/marketplace/read-step-response.ts';

/** What a response means for the run. */
export type Verdict =
  | { kind: 'failed'; error: string }
  | { kind: 'passed'; output: JsonValue }
  /** There is nothing left to do. */
  | { kind: 'done'; output: JsonValue; note: string };

/** As JMESPath sees it. */
const isFalse = (value: JsonValue): boolean =>
  value === null ||
  value === false ||
  value === '' ||
  (typeof value === 'object' && Object.keys(value).length === 0);

/** The size of a value as JSON, in bytes. */
export const sizeOf = (value: JsonValue): number => Buffer.byteLength(JSON.stringify(value));

/** How long the output of a step may be, in bytes of JSON, and what a longer one fails with. */
export type OutputLimit = { bytes: number; text: string };

type Judged = { step: StepDefinition; scope: ExpressionScope; outputLimit: OutputLimit };

const judgeValues = ({ step, scope, outputLimit }: Judged, response: JsonValue): Verdict => {
  const within: ExpressionScope = { ...scope, response };
  let note: string | undefined;
  for (const { that, otherwise } of step.expect ?? []) {
    if (!isFalse(evaluate(that, within))) continue;
    if ('fail' in otherwise) return { kind: 'failed', error: fillText(otherwise.fail, within, 'reason') };
    note ??= fillText(otherwise.done, within, 'note');
  }
  const output = evaluate(step.output, within);
  if (sizeOf(output) > outputLimit.bytes) return { kind: 'failed', error: outputLimit.text };
  return note === undefined ? { kind: 'passed', output } : { kind: 'done', output, note };
};

/**
 * Decides whether a response lets the run go on.
 * @param name the provider's
 * @param words its own words for what is wrong
 */
export const judgeResponse = (
  job: Judged,
  name: string,
  response: OutboundResponse,
  body: ResponseBody,
  words: string | undefined,
): Verdict => {
  const error = problemOf(name, response, body, words);
  if (error !== undefined) return { kind: 'failed', error };
  try {
    return judgeValues(job, jsonOf(body));
  } catch (thrown) {
    if (!(thrown instanceof ValueError)) throw thrown;
    return { kind: 'failed', error: `${name} returned something unexpected. ${thrown.message}` };
  }
};
