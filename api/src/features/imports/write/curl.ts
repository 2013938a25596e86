import { shownCredential } from '@gatehouse/request/credential.ts';
import { curlCommand } from '@gatehouse/request/curl-command.ts';
import type { ExportedEndpoint, WrittenExport } from '#src/features/imports/write/exported-endpoint.ts';

const comment = (text: string): string => `# ${text.replaceAll(/\s+/g, ' ').trim()}`;

const command = ({
  name,
  description,
  method,
  endpoint,
  headers,
  requestBody,
  provider,
}: ExportedEndpoint): string => {
  const request = { method, endpoint, headers: headers ?? undefined, body: requestBody ?? undefined };
  const key = shownCredential(provider);
  const written = curlCommand(request, key, { key, placeholders: true });
  const lines = (description ?? '').split(/\r?\n/).filter((line) => line.trim() !== '');
  return [
    ...[name, ...lines].map(comment),
    written ?? comment('This request cannot be written as a command'),
  ].join('\n');
};

/** Shell commands: each key is an environment variable. */
export const writeCurl = (endpoints: readonly ExportedEndpoint[]): WrittenExport => ({
  extension: 'sh',
  contentType: 'text/x-shellscript; charset=utf-8',
  text: `${endpoints.map(command).join('\n\n')}\n`,
});
