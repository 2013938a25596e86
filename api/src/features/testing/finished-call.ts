import { MAX_PARSED_BYTES } from '@gatehouse/contract/plain/body-bounds.ts';
import type { TestResult } from '@gatehouse/contract/testing.ts';
import type { ApiRequest } from '@gatehouse/request/api-request.ts';
import { writeBody } from '@gatehouse/request/body/write-body.ts';
import type { CallCredential } from '#src/features/calls/call-credential.ts';
import type { CallResult } from '#src/features/calls/calls.service.ts';
import { keyNamesOf, secretsOf } from '#src/features/calls/own-secrets.ts';
import type { FinishedCall } from '#src/features/history/kept-call.ts';

/** The body that was received, without the key. A very long one is not in `text`, but is the response itself. */
const textOf = ({ text, response, size = 0 }: TestResult): string | undefined => {
  if (text !== undefined) return text;
  return size > MAX_PARSED_BYTES && typeof response === 'string' ? response : undefined;
};

/** What the history gets of a call: the response as the caller sees it, in which the key is masked, and nothing to unmask it with. */
export const toFinishedCall = (
  credential: CallCredential,
  request: ApiRequest,
  call: Pick<CallResult, 'method' | 'url'>,
  result: TestResult,
): FinishedCall => ({
  subject: credential.subject,
  provider: credential.provider,
  secrets: secretsOf(credential),
  keyNames: keyNamesOf(credential),
  method: call.method,
  url: call.url.href,
  requestHeaders: request.headers,
  body: writeBody(request.body, request.headers) === undefined ? undefined : request.body,
  status: result.status,
  statusText: result.statusText,
  error: result.error,
  responseTime: result.responseTime,
  size: result.size,
  headers: result.headers,
  text: textOf(result),
  truncated: result.truncated ?? false,
  withheldHost: result.withheldHost,
  withoutKey: request.withoutKey === true,
  observations: result.observations,
});
