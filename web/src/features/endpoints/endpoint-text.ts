import type { JsonObject } from '@gatehouse/contract/json-text.ts';
import type { EndpointRow } from '#src/features/endpoints/endpoint-search.ts';

const json = (value: JsonObject): string => JSON.stringify(value, null, 2);

/** An endpoint as a text to read, with its secrets masked. */
export const endpointText = ({
  saved,
  providerName,
}: Pick<EndpointRow, 'saved' | 'providerName'>): string => {
  const { name, method, endpoint, description, headers, requestBody } = saved;
  const lines = [name, `${method} ${endpoint}`, `Provider: ${providerName}`];
  if (description !== null) lines.push('', description);
  if (headers !== null)
    lines.push('', 'Headers:', ...Object.entries(headers).map(([header, value]) => `${header}: ${value}`));
  if (requestBody !== null) lines.push('', 'Request body:', json(requestBody));
  return lines.join('\n');
};

/** An endpoint as a curl command, with the key in an environment variable and hidden values masked. */
export const endpointCurl = async ({
  saved,
  provider,
  providerName,
}: Omit<EndpointRow, 'texts'>): Promise<string> => {
  const { curlCommand } = await import('@gatehouse/request/curl-command.ts');
  const { shownCredential } = await import('@gatehouse/request/credential.ts');
  const { method, endpoint, headers, requestBody } = saved;
  const request = { method, endpoint, headers: headers ?? undefined, body: requestBody ?? undefined };
  const credential = provider && shownCredential(provider);
  const api = credential ?? { baseUrl: null, defaultHeaders: {} };
  return curlCommand(request, api, { key: credential }) ?? endpointText({ saved, providerName });
};
