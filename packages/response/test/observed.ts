import { errorFacts } from '@gatehouse/knowledge/error-tables.ts';
import { openKnowledge } from '@gatehouse/knowledge/open-knowledge.ts';
import { defaultLimits } from '@gatehouse/outbound/limits.ts';
import { isLocalHost } from '@gatehouse/outbound/local-host.ts';
import type { OutboundResponse } from '@gatehouse/outbound/outbound.ts';
import { readResponseBody } from '#src/body/read-response-body.ts';
import type { ObservedResponse } from '#src/observations/observation.ts';

type TestResponse = Partial<Omit<OutboundResponse, 'body'>> & {
  /** Text, or a value that is sent as JSON. */
  body?: unknown;
};

const CALLED = 'https://api.example.com/v1/items';

const known = new Set<string>();
/** Makes a secret known, as the api remembers those that are in use. */
export const rememberSecret = (secret: string): void => void known.add(secret);

/** What is known about errors. */
export const FACTS = errorFacts(openKnowledge());

const isInTheOpen = ({ protocol, hostname }: URL): boolean => protocol !== 'https:' && !isLocalHost(hostname);

/** The outcome of a call to `CALLED`, for the observations: by default 200 and an empty JSON object. */
export const observed = (
  { body = {}, headers = {}, ...rest }: TestResponse = {},
  call: Partial<ObservedResponse> = {},
): ObservedResponse => {
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
    isSentInTheOpen: isInTheOpen(call.url ?? new URL(CALLED)),
    streamLimits: defaultLimits,
    withoutSecrets: (text) => [...known].reduce((rest, secret) => rest.replaceAll(secret, '[secret]'), text),
    facts: FACTS,
    now: Date.parse('2026-11-20T12:00:00Z'),
    ...call,
  };
};
