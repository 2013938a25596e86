import type { JsonValue } from '@gatehouse/contract/common.ts';
import type { RunTestInput, TestResult } from '@gatehouse/contract/testing.ts';
import { OutboundError } from '@gatehouse/outbound/errors.ts';
import type { OutboundResponse } from '@gatehouse/outbound/outbound.ts';
import { type Deps, timestamp } from '#src/deps.ts';
import { AppError } from '#src/errors.ts';
import { recordEvent } from '#src/features/audit/audit.service.ts';
import { type PreparedCall, prepareCall } from '#src/features/keys/key-call.service.ts';
import { loadCredentials } from '#src/features/keys/keys.service.ts';
import { analyseAnswer, analyseSilence } from '#src/features/testing/analysis/analyse.ts';
import { readBody } from '#src/features/testing/response-body.ts';

const isEmptyObject = (value: JsonValue): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).length === 0;

/** The body as text. An empty object means none, and a GET carries none (RFC 9110 section 9.3.1). */
const bodyText = ({ method, requestBody }: RunTestInput): string | undefined =>
  method === 'GET' || requestBody === undefined || isEmptyObject(requestBody)
    ? undefined
    : JSON.stringify(requestBody);

const roundMs = (ms: number): number => Math.round(ms * 100) / 100;

const roundTimings = ({ timings }: OutboundResponse): OutboundResponse['timings'] => ({
  dns: timings.dns && roundMs(timings.dns),
  connect: timings.connect && roundMs(timings.connect),
  tls: timings.tls && roundMs(timings.tls),
  firstByte: timings.firstByte && roundMs(timings.firstByte),
  download: timings.download && roundMs(timings.download),
});

const fromAnswer = (response: OutboundResponse, call: PreparedCall): TestResult => {
  const body = readBody(response.body, response.headers['content-type']);
  return {
    status: response.status,
    statusText: response.statusText,
    response: body.value,
    responseTime: roundMs(response.totalMs),
    headers: response.headers,
    timings: roundTimings(response),
    size: response.size,
    truncated: response.truncated,
    analysis: analyseAnswer(response, body, call.withheldHost),
    withheldHost: call.withheldHost,
  };
};

const fromSilence = (error: OutboundError, responseTime: number, call: PreparedCall): TestResult => {
  // Pinning a host that is never called would change nothing.
  const withheldHost = error.code === 'blocked' ? undefined : call.withheldHost;
  return {
    error: error.message,
    responseTime: roundMs(responseTime),
    analysis: analyseSilence(error, withheldHost),
    withheldHost,
  };
};

const send = async (call: PreparedCall, signal: AbortSignal): Promise<TestResult> => {
  const start = performance.now();
  try {
    return fromAnswer(await call.send(signal), call);
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error;
    if (error.code === 'busy') {
      throw new AppError('SERVICE_UNAVAILABLE', error.message, {
        retryAfterSeconds: error.retryAfterSeconds,
      });
    }
    return fromSilence(error, performance.now() - start, call);
  }
};

/**
 * Calls an API with a stored key. Whatever comes back is a result, and no answer is one too, with `error`.
 * Throws NOT_FOUND for an unknown key, BAD_REQUEST for an endpoint that is no URL, SERVICE_UNAVAILABLE where
 * too many calls are under way.
 */
export const runTest = async (deps: Deps, input: RunTestInput, signal: AbortSignal): Promise<TestResult> => {
  const credentials = await loadCredentials(deps, input.apiKeyId);
  const call = await prepareCall(deps, credentials, {
    method: input.method,
    endpoint: input.endpoint,
    headers: input.headers,
    body: bodyText(input),
  });
  const result = await send(call, signal);
  const detail = {
    host: call.url.host,
    method: input.method,
    status: result.status ?? null,
    keySent: call.withheldHost === undefined,
  };
  const event = { action: 'key.test', subject: 'api_key', subjectId: input.apiKeyId, detail } as const;
  await recordEvent(deps.connection.db, event, timestamp(deps));
  return result;
};
