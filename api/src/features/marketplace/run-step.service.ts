import type { StepDefinition } from '@gatehouse/compositions/composition.ts';
import { describeStep } from '@gatehouse/compositions/describe.ts';
import { type ExpressionScope, ValueError } from '@gatehouse/compositions/evaluate.ts';
import type { JsonValue } from '@gatehouse/contract/common.ts';
import { MAX_SHOWN_RESPONSE, type RunStep } from '@gatehouse/contract/compositions.ts';
import type { ResponseBody } from '@gatehouse/response/body/read-response-body.ts';
import type { Deps } from '#src/deps.ts';
import { errorResponse, isLogged } from '#src/errors.ts';
import { maskedSecretsOf, secretsOf } from '#src/features/calls/own-secrets.ts';
import { readForeignResponse } from '#src/features/calls/reading/response-reader.ts';
import type { RenewedCall } from '#src/features/calls/renewed-call.service.ts';
import type { StepCredential } from '#src/features/marketplace/composition-providers.service.ts';
import { judgeResponse, type OutputLimit, type Verdict } from '#src/features/marketplace/judge-response.ts';
import { maskValue } from '#src/features/marketplace/mask-run.ts';
import {
  makeStepCall,
  prepareStep,
  recordStepCall,
  type StepCall,
} from '#src/features/marketplace/step-call.service.ts';

export type StepToRun = {
  /** For the history: which step of which composition it is. */
  label: string;
  step: StepDefinition;
  scope: ExpressionScope;
  choice: StepCredential;
  outputLimit: OutputLimit;
  signal: AbortSignal;
};

/** How a step ended. `stopped`: it was canceled, and whether its request may have been sent. */
export type StepEnd = { step: RunStep } & (
  | { kind: 'passed' | 'failed' }
  | { kind: 'done'; note: string }
  | { kind: 'stopped'; maybeSent: boolean }
);

/** So much of a text is read beyond what is shown, so that a secret at the cut is recognized as a whole. */
const READ_BEYOND = 32 * 1024;

const beginning = (text: string | undefined): string =>
  text?.slice(0, MAX_SHOWN_RESPONSE + READ_BEYOND) ?? '';
const cut = (text: string): string => text.slice(0, MAX_SHOWN_RESPONSE);

const messageOf = ({ log }: Pick<Deps, 'log'>, error: unknown): string => {
  if (error instanceof ValueError) return error.message;
  if (isLogged(error)) log.error({ err: error }, 'a step of a composition failed');
  return errorResponse(error).body.message;
};

/** What is known of a step when it ends, before its masking. */
type UnmaskedStep = {
  step: StepDefinition;
  call?: StepCall | undefined;
  status?: number | undefined;
  responseTime?: number | undefined;
  body?: ResponseBody | undefined;
  isCut?: boolean | undefined;
  output?: JsonValue | undefined;
  error?: string | undefined;
  note?: string | undefined;
};

const textOf = (body: ResponseBody | undefined): string | undefined => {
  if (body === undefined || body.kind === 'empty') return undefined;
  return body.text ?? String(body.value);
};

/** The step as it is kept and shown: every text in it is masked here. */
const toRunStep = async (deps: Deps, raw: UnmaskedStep): Promise<{ step: RunStep; note: string }> => {
  const { call, output, error } = raw;
  const response = textOf(raw.body);
  const request = call?.shown;
  const headers = Object.entries(request?.headers ?? {});
  const texts = [request?.url, request?.body, response, error, raw.note].map(beginning);
  const own = call === undefined ? [] : secretsOf(call.credential);
  const [masked, maskedHeaders, maskedOutput] = (await maskValue(
    deps,
    [texts, headers.map(([, value]) => value), output ?? null],
    own,
  )) as [string[], string[], JsonValue];
  const [url = '', body = '', shown = '', maskedError = '', note = ''] = masked;
  const step: RunStep = {
    ...describeStep(raw.step),
    status: raw.status ?? null,
    responseTime: Math.round((raw.responseTime ?? 0) * 100) / 100,
    request: request
      ? {
          url,
          headers: Object.fromEntries(headers.map(([name], at) => [name, maskedHeaders[at] ?? ''])),
          ...(request.body === undefined ? {} : { body: cut(body) }),
        }
      : null,
    ...(response === undefined ? {} : { response: cut(shown) }),
    ...(raw.isCut || (response?.length ?? 0) > MAX_SHOWN_RESPONSE ? { truncated: true } : {}),
    ...(output === undefined ? {} : { output: maskedOutput }),
    ...(error === undefined ? {} : { error: cut(maskedError) }),
  };
  return { step, note };
};

const STOPPED = new Set(['aborted', 'closed']);

const failed = async (deps: Deps, raw: UnmaskedStep & { error: string }): Promise<StepEnd> => ({
  kind: 'failed',
  step: (await toRunStep(deps, raw)).step,
});

const withVerdict = async (deps: Deps, raw: UnmaskedStep, verdict: Verdict): Promise<StepEnd> => {
  if (verdict.kind === 'failed') return failed(deps, { ...raw, error: verdict.error });
  const noted = verdict.kind === 'done' ? { note: verdict.note } : {};
  const { step, note } = await toRunStep(deps, { ...raw, output: verdict.output, ...noted });
  return verdict.kind === 'done' ? { kind: 'done', step, note } : { kind: 'passed', step };
};

const endOf = async (deps: Deps, job: StepToRun, call: StepCall, made: RenewedCall): Promise<StepEnd> => {
  const { credential, renewal } = made;
  const { error, totalMs, response: given } = made.call;
  const used = { ...call, credential };
  const raw: UnmaskedStep = { step: job.step, call: used, responseTime: totalMs };
  if (error !== undefined) {
    await recordStepCall(deps, job.label, used, made.call, undefined);
    const end = await failed(deps, { ...raw, error: error.message });
    // Before a renewal the request was sent once.
    const maybeSent = !error.isUnsent || renewal !== undefined;
    return STOPPED.has(error.code) ? { kind: 'stopped', step: end.step, maybeSent } : end;
  }
  // First of all: nothing below sees the key, and so no later step does.
  const secrets = maskedSecretsOf(credential);
  const { response, body, problem } = await readForeignResponse(deps, {
    given,
    secrets,
    for: 'machine',
    asksProblem: true,
    signal: job.signal,
  });
  await recordStepCall(deps, job.label, used, made.call, { response, body });
  const received: UnmaskedStep = {
    ...raw,
    status: response.status,
    body,
    isCut: response.truncated || response.brokenOff !== null,
  };
  if (response.brokenOff !== null && STOPPED.has(response.brokenOff.code)) {
    const end = await failed(deps, { ...received, error: response.brokenOff.message });
    return { kind: 'stopped', step: end.step, maybeSent: true };
  }
  const verdict = judgeResponse(job, credential.provider.name, response, body, problem);
  if (verdict.kind === 'failed' && renewal !== undefined) verdict.error += `. ${renewal}`;
  return withVerdict(deps, received, verdict);
};

/** Runs one step: its request is filled with values, sent with its key, and its response judged. Everything in the result is masked. */
export const runStep = async (deps: Deps, job: StepToRun): Promise<StepEnd> => {
  const done = Promise.withResolvers<void>();
  let call: StepCall | undefined;
  try {
    call = await prepareStep(deps, job);
    const made = await makeStepCall(deps, call, job.signal, done.promise);
    return await endOf(deps, job, call, made);
  } catch (error) {
    const end = await failed(deps, { step: job.step, call, error: messageOf(deps, error) });
    return job.signal.aborted ? { kind: 'stopped', step: end.step, maybeSent: call !== undefined } : end;
  } finally {
    done.resolve();
  }
};
