import { requestBodyText } from '@gatehouse/contract/request-body.ts';
import type { RunTestInput, TestResult } from '@gatehouse/contract/testing.ts';
import { OutboundError } from '@gatehouse/outbound/errors.ts';
import type { OutboundResponse } from '@gatehouse/outbound/outbound.ts';
import type { Deps } from '#src/deps.ts';
import { AppError } from '#src/errors.ts';
import { queueEvent } from '#src/features/audit/audit.service.ts';
import { type PreparedCall, prepareCall } from '#src/features/keys/key-call.service.ts';
import { refusesKeyByCode } from '#src/features/keys/key-refusal.service.ts';
import { type CallCredentials, loadCredentials } from '#src/features/keys/keys.service.ts';
import { analyseAnswer, analyseSilence } from '#src/features/testing/analysis/analyse.ts';
import { readResponseBody } from '#src/response-body/read-response-body.ts';

const roundMs = (ms: number): number => Math.round(ms * 100) / 100;

const roundTimings = ({ timings }: OutboundResponse): OutboundResponse['timings'] => ({
  dns: timings.dns && roundMs(timings.dns),
  connect: timings.connect && roundMs(timings.connect),
  tls: timings.tls && roundMs(timings.tls),
  firstByte: timings.firstByte && roundMs(timings.firstByte),
  download: timings.download && roundMs(timings.download),
});

type Call = PreparedCall & Pick<CallCredentials, 'provider'> & { method: string };

const schemeOf = ({ provider: { keyPlacement } }: Call): 'bearer' | 'basic' | undefined =>
  keyPlacement.type === 'bearer' || keyPlacement.type === 'basic' ? keyPlacement.type : undefined;

const fromAnswer = (response: OutboundResponse, call: Call, now: number): TestResult => {
  const body = readResponseBody(response);
  const { method, url, withheldHost, provider } = call;
  return {
    status: response.status,
    statusText: response.statusText,
    response: body.value,
    responseTime: roundMs(response.totalMs),
    headers: response.headers,
    timings: roundTimings(response),
    size: response.size,
    truncated: response.truncated || response.brokenOff !== null,
    analysis: analyseAnswer({
      response,
      body,
      method,
      url,
      withheldHost,
      scheme: schemeOf(call),
      isRefusedByCode: refusesKeyByCode(response, body, provider),
      now,
    }),
    withheldHost,
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

const send = async (deps: Deps, call: Call, signal: AbortSignal): Promise<TestResult> => {
  const start = performance.now();
  try {
    return fromAnswer(await call.send(signal), call, deps.now());
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
  const { method, endpoint, headers } = input;
  const prepared = await prepareCall(deps, credentials, {
    method,
    endpoint,
    headers,
    body: requestBodyText(input),
    keepPartial: true,
  });
  const call = { ...prepared, method, provider: credentials.provider };
  const result = await send(deps, call, signal);
  const detail = {
    host: call.url.host,
    method,
    status: result.status ?? null,
    keySent: call.withheldHost === undefined,
  };
  queueEvent(deps, { action: 'key.test', subject: 'api_key', subjectId: input.apiKeyId, detail });
  return result;
};
