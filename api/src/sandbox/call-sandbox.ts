import { setTimeout as wait } from 'node:timers/promises';
import { SANDBOX_HOST } from '@gatehouse/contract/plain/sandbox.ts';
import { OutboundError } from '@gatehouse/outbound/errors.ts';
import type { OutboundRequest, OutboundResponse } from '@gatehouse/outbound/outbound.ts';
import { respondAsSandbox, type SandboxRequest, STATUS_TEXTS } from '#src/sandbox/sandbox-responses.ts';

/** Whether a call is one to the sandbox. Plain http would send a key in the open, so the sandbox has none. */
export const isSandboxUrl = ({ protocol, host }: URL): boolean =>
  protocol === 'https:' && host === SANDBOX_HOST;

const lowerCased = (headers: OutboundRequest['headers'] = {}): SandboxRequest['headers'] =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)]));

/** Waits as long as the sandbox takes. Throws if the call is canceled or its time is up. */
const takeTime = async (seconds: number, { signal, limits }: OutboundRequest): Promise<void> => {
  const aborted = new OutboundError('aborted', 'The call was canceled');
  if (signal?.aborted === true) throw aborted;
  const needed = seconds * 1000;
  const allowed = limits?.totalMs ?? Number.POSITIVE_INFINITY;
  try {
    if (needed > 0) await wait(Math.min(needed, allowed), undefined, signal === undefined ? {} : { signal });
  } catch {
    throw aborted;
  }
  if (needed > allowed)
    throw new OutboundError('timeout', `${SANDBOX_HOST} did not finish within ${allowed / 1000} s`);
};

/**
 * Makes a call to the sandbox within this process, in place of the outbound client: no name is resolved, no connection
 * opened and no address allowed that the client would block. Throws an OutboundError like the client.
 */
export const callSandbox = async (request: OutboundRequest): Promise<OutboundResponse> => {
  const start = performance.now();
  const url = new URL(request.url);
  const { method, body = '' } = request;
  const text = typeof body === 'string' ? body : Buffer.concat([body].flat()).toString('utf8');
  const sent: SandboxRequest = { method, url, headers: lowerCased(request.headers), body: text };
  const { status, headers: own = {}, body: content, delay = 0 } = respondAsSandbox(sent);
  await takeTime(delay, request);
  const bytes = Buffer.from(JSON.stringify({ simulated: true, ...content }));
  const headers = { 'content-type': 'application/json; charset=utf-8', 'x-simulated': 'true', ...own };
  const statusText = STATUS_TEXTS[status];
  const totalMs = performance.now() - start;
  request.onResponse?.({ status, statusText, headers })?.(bytes);
  return {
    status,
    statusText,
    headers,
    // Without its query, which may contain secrets.
    url: url.origin + url.pathname,
    redirects: [],
    body: bytes,
    size: bytes.length,
    wireSize: bytes.length,
    truncated: false,
    isCrowdedOut: false,
    brokenOff: null,
    timings: { dns: null, connect: null, tls: null, firstByte: totalMs, download: 0 },
    totalMs,
    remoteAddress: 'simulated',
  };
};
