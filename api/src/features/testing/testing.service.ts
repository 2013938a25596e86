import { MAX_BINARY_BYTES, MAX_PARSED_BYTES } from '@gatehouse/contract/plain/body-bounds.ts';
import type { CallPreview, RunTestInput, TestResult, TestStep } from '@gatehouse/contract/testing.ts';
import type { OutboundError } from '@gatehouse/outbound/errors.ts';
import { defaultLimits } from '@gatehouse/outbound/limits.ts';
import type { OutboundResponse } from '@gatehouse/outbound/outbound.ts';
import type { ApiRequest } from '@gatehouse/request/api-request.ts';
import type { SecretNoun } from '@gatehouse/request/credential.ts';
import { binaryType } from '@gatehouse/response/body/binary-type.ts';
import type { ResponseBody } from '@gatehouse/response/body/read-response-body.ts';
import { analysisOf, observeFailure } from '@gatehouse/response/observations/analyze.ts';
import type { Deps } from '#src/deps.ts';
import { AppError } from '#src/errors.ts';
import { type CallCredential, nounOf } from '#src/features/calls/call-credential.ts';
import { previewOf } from '#src/features/calls/call-preview.ts';
import type { CallResult } from '#src/features/calls/calls.service.ts';
import { withChosenCredential } from '#src/features/calls/chosen-credential.service.ts';
import { loadCredential } from '#src/features/calls/credential.service.ts';
import { maskedSecretsOf } from '#src/features/calls/own-secrets.ts';
import { prepareCall } from '#src/features/calls/prepare-call.ts';
import type { KnownOfCall } from '#src/features/calls/reading/read-response.ts';
import { readForeignResponse } from '#src/features/calls/reading/response-reader.ts';
import { makeRenewedCall, type RenewedCall } from '#src/features/calls/renewed-call.service.ts';
import { recordHistory } from '#src/features/history/history.service.ts';
import { isSentInTheOpen } from '#src/features/keys/key-hosts.ts';
import { toFinishedCall } from '#src/features/testing/finished-call.ts';
import { sealMasks } from '#src/features/testing/masked-secrets.service.ts';
import { toPreview, toSend } from '#src/features/testing/request-to-send.service.ts';
import { watchRecords } from '#src/features/testing/watch-records.ts';
import { withoutKnownSecrets } from '#src/logging/known-secrets.ts';
import type { ResponseDelivery } from '#src/trpc.ts';

const roundMs = (ms: number): number => Math.round(ms * 100) / 100;

const roundTimings = ({ timings }: OutboundResponse): OutboundResponse['timings'] => ({
  dns: timings.dns && roundMs(timings.dns),
  connect: timings.connect && roundMs(timings.connect),
  tls: timings.tls && roundMs(timings.tls),
  firstByte: timings.firstByte && roundMs(timings.firstByte),
  download: timings.download && roundMs(timings.download),
});

const schemeOf = ({ placement: { type } }: CallCredential): 'bearer' | 'basic' | undefined =>
  type === 'bearer' || type === 'basic' ? type : undefined;

/** The body itself, if it is neither text nor too long. */
const binaryOf = (
  { body: bytes, brokenOff, truncated }: OutboundResponse,
  body: ResponseBody,
): TestResult['binary'] =>
  body.kind !== 'binary' || bytes.length > MAX_BINARY_BYTES || truncated || brokenOff !== null
    ? undefined
    : { type: binaryType(bytes, body.mediaType), base64: Buffer.from(bytes).toString('base64') };

const nextPageOf = (url: string | undefined): TestResult['nextPage'] =>
  url === undefined || withoutKnownSecrets(url) !== url ? undefined : { url };

const fromResponse = async (
  deps: Deps,
  given: OutboundResponse,
  { call: { method, url, withheldHost, withheldReason }, credential, renewal, needsLogin }: RenewedCall,
  signal: AbortSignal,
  reader: ResponseDelivery['by'],
): Promise<TestResult> => {
  const known: KnownOfCall = {
    method,
    slug: credential.provider.slug,
    refusalCodes: credential.provider.refusalCodes,
    url: url.href,
    noun: nounOf(credential.subject),
    withheldHost,
    withheldReason,
    renewal,
    scheme: schemeOf(credential),
    isSentInTheOpen: isSentInTheOpen(url),
    streamLimits: defaultLimits,
    now: deps.now(),
  };
  const secrets = maskedSecretsOf(credential);
  const reading = await readForeignResponse(deps, { given, secrets, known, for: reader, signal });
  const { response, body, observations } = reading;
  return {
    status: response.status,
    statusText: response.statusText,
    response: body.value,
    // A longer body is not parsed: it is the response itself, and ten megabytes are not sent twice.
    text: response.size > MAX_PARSED_BYTES ? undefined : body.text,
    binary: binaryOf(response, body),
    nextPage: nextPageOf(reading.nextPage),
    responseTime: roundMs(response.totalMs),
    headers: response.headers,
    timings: roundTimings(response),
    size: response.size,
    truncated: response.truncated || response.brokenOff !== null,
    observations,
    analysis: analysisOf(observations),
    withheldHost,
    withheldReason,
    maskedSecrets: sealMasks(deps, credential, reading.masks),
    needsLogin: needsLogin || undefined,
  };
};

const fromFailure = (error: OutboundError, call: CallResult, noun: SecretNoun): TestResult => {
  // Pinning a host that is never called would change nothing.
  const isCalled = error.code !== 'blocked';
  const withheldHost = isCalled ? call.withheldHost : undefined;
  const withheldReason = isCalled ? call.withheldReason : undefined;
  const observations = observeFailure(error, {
    withheldHost,
    withheldReason,
    noun,
    withoutSecrets: withoutKnownSecrets,
  });
  return {
    error: error.message,
    responseTime: roundMs(call.totalMs),
    observations,
    analysis: analysisOf(observations),
    withheldHost,
    withheldReason,
  };
};

/**
 * Calls an API with a stored key or a connection. Any response is a result; if there is none, the result has `error`. Throws
 * BAD_REQUEST for an endpoint that is not a URL, SERVICE_UNAVAILABLE if too many calls are running, and what
 * `withChosenCredential` and `loadCredential` throw.
 * @param onStep is told about a stream of records while it arrives; about any other response nothing
 */
export const runTest = async (
  deps: Deps,
  asked: RunTestInput,
  signal: AbortSignal,
  sent: ResponseDelivery,
  onStep?: (step: TestStep) => void,
): Promise<TestResult> => {
  const input = await withChosenCredential(deps, asked);
  const { request, credential: chosen, shown } = await toSend(deps, input, await loadCredential(deps, input));
  const origin = { source: 'test', savedEndpointId: input.savedEndpointId } as const;
  const making = { signal, sent, origin };
  const made = await makeRenewedCall(deps, chosen, request, making, {
    onResponse: onStep && watchRecords(chosen, onStep),
  });
  const { call, credential } = made;
  const { error, response } = call;
  if (error?.code === 'busy') {
    const { message, retryAfterSeconds } = error;
    throw new AppError('SERVICE_UNAVAILABLE', message, { retryAfterSeconds });
  }
  const result =
    error === undefined
      ? await fromResponse(deps, response, made, signal, sent.by)
      : fromFailure(error, call, nounOf(credential.subject));
  const finished = toFinishedCall(credential, shown.request, { ...call, url: shown.url ?? call.url }, result);
  await recordHistory(deps, { ...finished, ...origin });
  return result;
};

/**
 * What a call will do: it is prepared as for `runTest`, and neither sent nor recorded. Throws as `runTest` does for input
 * that no call can be made from.
 */
export const previewTest = async (deps: Deps, asked: RunTestInput): Promise<CallPreview> => {
  const input = await withChosenCredential(deps, asked);
  const loaded = await loadCredential(deps, input, 'compare');
  const { request, credential, shown } = await toPreview(deps, input, loaded);
  const of = async (one: ApiRequest) =>
    previewOf(await prepareCall(deps, credential, one), credential, deps.callMarker.name);
  const preview = await of(request);
  return shown === request ? preview : { ...(await of(shown)), bodySize: preview.bodySize };
};
