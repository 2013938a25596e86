import type { StepDefinition } from '@gatehouse/compositions/composition.ts';
import type { ExpressionScope } from '@gatehouse/compositions/evaluate.ts';
import { fillRequest } from '@gatehouse/compositions/fill-request.ts';
import type { RunStep } from '@gatehouse/contract/compositions.ts';
import type { OutboundResponse } from '@gatehouse/outbound/outbound.ts';
import type { ApiRequest } from '@gatehouse/request/api-request.ts';
import { bodyOfValue } from '@gatehouse/request/body/body-of-value.ts';
import type { ResponseBody } from '@gatehouse/response/body/read-response-body.ts';
import type { Deps } from '#src/deps.ts';
import { AppError } from '#src/errors.ts';
import { type CallCredential, nounOf } from '#src/features/calls/call-credential.ts';
import { previewOf } from '#src/features/calls/call-preview.ts';
import type { CallOptions, CallResult } from '#src/features/calls/calls.service.ts';
import { keyNamesOf, secretsOf, withoutOwnSecrets } from '#src/features/calls/own-secrets.ts';
import { prepareCall } from '#src/features/calls/prepare-call.ts';
import { makeRenewedCall, type RenewedCall } from '#src/features/calls/renewed-call.service.ts';
import { recordHistory } from '#src/features/history/history.service.ts';
import {
  credentialOf,
  type StepCredential,
} from '#src/features/marketplace/composition-providers.service.ts';
import { MAX_STEP_RESPONSE } from '#src/features/marketplace/read-step-response.ts';

/** A step's call that is ready to be made. */
export type StepCall = {
  request: ApiRequest;
  credential: CallCredential;
  /** With the key masked, and other secrets not yet. */
  shown: NonNullable<RunStep['request']>;
};

/**
 * Prepares the call of a step. Throws a ValueError if a value does not fit its place, what `loadCredential` throws, and
 * PRECONDITION_FAILED if the key may not be sent to the host: a step is never called without its key, unless none was chosen.
 */
export const prepareStep = async (
  deps: Deps,
  { step, scope, choice }: { step: StepDefinition; scope: ExpressionScope; choice: StepCredential },
): Promise<StepCall> => {
  const { body: value, ...filled } = fillRequest(step, scope);
  const request: ApiRequest = { ...filled, body: bodyOfValue(value, filled.headers) };
  const loaded = await credentialOf(deps, step.provider, choice);
  // Values of other providers are in the body: a redirect takes them to no other origin.
  const credential: CallCredential = { ...loaded, hasSecretBody: true };
  const prepared = await prepareCall(deps, credential, request);
  if (prepared.withheldReason !== undefined) {
    const noun = nounOf(credential.subject);
    const { host } = prepared.resolved.url;
    throw new AppError(
      'PRECONDITION_FAILED',
      `The ${noun} for ${credential.provider.name} may not be sent to ${host}, so nothing was sent`,
    );
  }
  const { url, headers } = previewOf(prepared, credential, deps.callMarker.name);
  const { body } = prepared.resolved;
  const shownBody = typeof body === 'string' ? { body: withoutOwnSecrets(body, credential) } : {};
  const shownHeaders = Object.entries(headers).map(([name, lines]) => [name, [lines].flat().join(', ')]);
  return {
    request,
    credential,
    shown: { url, headers: Object.fromEntries(shownHeaders), ...shownBody },
  };
};

/** OpenAI sends no header before it has written all of a text. */
const HEADERS_MS = 30_000;

/**
 * Makes the call of a step, as one of a sequence. Throws as `makeRenewedCall` does.
 * @param done resolves when the response needs no memory any more
 */
export const makeStepCall = (
  deps: Deps,
  { request, credential }: StepCall,
  signal: AbortSignal,
  done: Promise<void>,
): Promise<RenewedCall> => {
  const options: CallOptions = {
    traffic: 'sequence',
    limits: { headersMs: HEADERS_MS, wireBytes: MAX_STEP_RESPONSE, decodedBytes: MAX_STEP_RESPONSE },
    secretQuery: request.query?.map(([name]) => name),
  };
  const making = { signal, sent: { done, by: 'program' }, origin: { source: 'composition' } } as const;
  return makeRenewedCall(deps, credential, request, making, options);
};

/** Queues the call for the history, with the response as it is after its masking. */
export const recordStepCall = (
  deps: Deps,
  label: string,
  { request, credential }: StepCall,
  call: CallResult,
  received: { response: OutboundResponse; body: ResponseBody } | undefined,
): Promise<void> => {
  const { response, body } = received ?? {};
  return recordHistory(deps, {
    subject: credential.subject,
    provider: credential.provider,
    secrets: secretsOf(credential),
    keyNames: keyNamesOf(credential),
    method: call.method,
    url: call.url.href,
    requestHeaders: request.headers,
    body: request.body,
    status: response?.status,
    statusText: response?.statusText,
    error: call.error?.message,
    responseTime: Math.round(call.totalMs * 100) / 100,
    size: response?.size,
    headers: response?.headers,
    text: body?.text,
    truncated: response !== undefined && (response.truncated || response.brokenOff !== null),
    withheldHost: undefined,
    source: 'composition',
    observations: [{ kind: 'status', text: label }],
  });
};
