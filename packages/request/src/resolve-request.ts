import type { HeaderLines } from '@gatehouse/contract/common.ts';
import type { ApiRequest } from '#src/api-request.ts';
import { withOneContentType, writeBody } from '#src/body/write-body.ts';
import type { ApiBase } from '#src/credential.ts';
import { resolveEndpoint } from '#src/endpoint-url.ts';
import { mergeHeaders } from '#src/headers.ts';
import type { OutgoingBody } from '#src/outgoing-request.ts';

/** A request with its URL and all its headers, without a key. Header names keep their spelling. */
export type ResolvedRequest = {
  method: string;
  url: URL;
  headers: HeaderLines;
  body: OutgoingBody | undefined;
};

const providerHosts = ({ hosts = [] }: ApiBase): readonly string[] =>
  'provider' in hosts ? hosts.provider : hosts;

/** The endpoint's own query stays as typed: encoding it again would change what some APIs sign or compare. */
const withQuery = (url: URL, query: ApiRequest['query'] = []): URL => {
  const added = new URLSearchParams();
  for (const [name, value] of query) added.append(name, value);
  const whole = new URL(url);
  if (added.size > 0) whole.search = url.search === '' ? `${added}` : `${url.search}&${added}`;
  return whole;
};

/** Resolves a request for an API, or says what is wrong with its endpoint. */
export const resolveRequest = (
  request: ApiRequest,
  api: ApiBase,
): ResolvedRequest | { problem: string; url?: never } => {
  const resolved = resolveEndpoint(
    request.endpoint,
    api.baseUrl,
    providerHosts(api),
    api.noun,
    api.accountFields,
  );
  if (resolved?.url === undefined) return { problem: resolved?.problem ?? 'Endpoint is required' };
  const headers = withOneContentType(request.headers, request.body);
  const written = writeBody(request.body, headers, request.boundary);
  const ofBody: HeaderLines = written === undefined ? {} : { 'Content-Type': written.contentType };
  return {
    method: request.method,
    url: withQuery(new URL(resolved.url), request.query),
    headers: mergeHeaders<string | string[]>(api.defaultHeaders, ofBody, headers),
    body: written?.body,
  };
};
