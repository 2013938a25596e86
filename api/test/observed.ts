import type { OutboundResponse } from '@gatehouse/outbound/outbound.ts';
import type { Observed } from '#src/features/testing/analysis/observation.ts';
import { readResponseBody } from '#src/response-body/read-response-body.ts';

type TestResponse = Partial<Omit<OutboundResponse, 'body'>> & {
  /** Text, or a value that is sent as JSON. */
  body?: unknown;
};

const CALLED = 'https://api.example.com/v1/items';

/** The outcome of a call to `CALLED`, for the observations: by default 200 and an empty JSON object. */
export const observed = (
  { body = {}, headers = {}, ...rest }: TestResponse = {},
  call: Partial<Observed> = {},
): Observed => {
  const bytes = Buffer.from(typeof body === 'string' ? body : JSON.stringify(body));
  const response: OutboundResponse = {
    status: 200,
    statusText: '',
    headers: { ...(typeof body === 'string' ? {} : { 'content-type': 'application/json' }), ...headers },
    url: CALLED,
    redirects: [],
    body: bytes,
    size: bytes.length,
    wireSize: bytes.length,
    truncated: false,
    isCrowdedOut: false,
    brokenOff: null,
    timings: { dns: null, connect: null, tls: null, firstByte: null, download: null },
    totalMs: 1,
    remoteAddress: '192.0.2.1',
    ...rest,
  };
  return {
    response,
    body: readResponseBody(response),
    method: 'GET',
    url: new URL(CALLED),
    noun: 'key',
    withheldHost: undefined,
    scheme: 'bearer',
    isRejectedByCode: false,
    now: Date.parse('2026-11-20T12:00:00Z'),
    ...call,
  };
};
