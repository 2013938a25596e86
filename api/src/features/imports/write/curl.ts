import { bodyOfValue } from '@gatehouse/request/body/body-of-value.ts';
import { shownCredential } from '@gatehouse/request/credential.ts';
import { curlCommand } from '@gatehouse/request/curl-command.ts';
import type { ExportedEndpoint, WrittenExport } from '#src/features/imports/write/exported-endpoint.ts';

const comment = (text: string): string => `# ${text.replaceAll(/\s+/g, ' ').trim()}`;

const command = (exported: ExportedEndpoint): string => {
  const { name, description, method, endpoint, headers, requestBody, provider, keyless } = exported;
  const body = bodyOfValue(requestBody ?? undefined, headers ?? undefined);
  const request = { method, endpoint, headers: headers ?? undefined, body };
  const key = shownCredential(provider);
  const written = curlCommand(request, key, {
    key: keyless === undefined ? key : undefined,
    placeholders: true,
  });
  const lines = (description ?? '').split(/\r?\n/).filter((line) => line.trim() !== '');
  return [
    ...[name, ...lines, ...(keyless === undefined ? [] : [keyless])].map(comment),
    written ?? comment('This request cannot be written as a command'),
  ].join('\n');
};

/** Shell commands: each key is an environment variable, left out where it may not be sent. */
export const writeCurl = (endpoints: readonly ExportedEndpoint[]): WrittenExport => ({
  extension: 'sh',
  contentType: 'text/x-shellscript; charset=utf-8',
  text: `${endpoints.map(command).join('\n\n')}\n`,
});
