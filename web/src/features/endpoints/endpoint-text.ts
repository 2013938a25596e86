import type { JsonObject } from '@gatehouse/contract/plain/json-text.ts';
import { shownCredential } from '@gatehouse/request/credential.ts';
import { headerLines } from '@gatehouse/request/headers.ts';
import type { EndpointRow } from '#src/features/endpoints/endpoint-search.ts';
import { bodyText } from '#src/features/requests/offers/body-text.ts';

const json = (value: JsonObject): string => JSON.stringify(value, null, 2);

/** An endpoint as a text to read, with its secrets masked. */
export const endpointText = ({
  saved,
  providerName,
}: Pick<EndpointRow, 'saved' | 'providerName'>): string => {
  const { name, method, endpoint, description, headers, requestBody, body } = saved;
  const lines = [name, `${method} ${endpoint}`, `Provider: ${providerName}`];
  if (description !== null) lines.push('', description);
  if (headers !== null)
    lines.push('', 'Headers:', ...headerLines(headers).map(([header, value]) => `${header}: ${value}`));
  if (requestBody !== null) lines.push('', 'Request body:', json(requestBody));
  else if (body !== null) lines.push('', 'Request body:', bodyText(body));
  return lines.join('\n');
};

/** An endpoint as a curl command, with the key in an environment variable and hidden values masked. */
export const endpointCurl = async ({
  saved,
  provider,
  providerName,
}: Omit<EndpointRow, 'texts' | 'path'>): Promise<string> => {
  const { curlCommand } = await import('@gatehouse/request/curl-command.ts');
  const { method, endpoint, headers, body } = saved;
  const request = { method, endpoint, headers: headers ?? undefined, body: body ?? undefined };
  const credential = provider && shownCredential(provider);
  const api = credential ?? { baseUrl: null, defaultHeaders: {} };
  return curlCommand(request, api, { key: credential }) ?? endpointText({ saved, providerName });
};
