import type { CallBody } from '@gatehouse/contract/body.ts';
import { shownCredential } from '@gatehouse/request/credential.ts';
import { curlCommand } from '@gatehouse/request/curl-command.ts';
import { fileNotes } from '#src/features/imports/write/body-notes.ts';
import {
  describedWithNotes,
  type ExportedEndpoint,
  type WrittenExport,
} from '#src/features/imports/write/exported-endpoint.ts';

const comment = (text: string): string => `# ${text.replaceAll(/\s+/g, ' ').trim()}`;

/** The command, without a body that no option of curl sends; and what is missing in it. */
const written = (exported: ExportedEndpoint): { text: string; notes: string[] } => {
  const { method, endpoint, headers, body, provider, keyless } = exported;
  const key = shownCredential(provider);
  const withBody = (sent: CallBody | null): string | undefined =>
    curlCommand({ method, endpoint, headers: headers ?? undefined, body: sent ?? undefined }, key, {
      key: keyless === undefined ? key : undefined,
      placeholders: true,
    });
  const whole = withBody(body);
  if (whole !== undefined) return { text: whole, notes: fileNotes(body) };
  const without = body === null ? undefined : withBody(null);
  if (without === undefined)
    return { text: comment('This request cannot be written as a command'), notes: [] };
  return { text: without, notes: ['The body is left out: no option of curl sends it like this.'] };
};

const command = (exported: ExportedEndpoint): string => {
  const { text, notes } = written(exported);
  const described = describedWithNotes(exported, notes) ?? '';
  const lines = described.split(/\r?\n/).filter((line) => line.trim() !== '');
  return [...[exported.name, ...lines].map(comment), text].join('\n');
};

/** Shell commands: each key is an environment variable, left out where it may not be sent. */
export const writeCurl = (endpoints: readonly ExportedEndpoint[]): WrittenExport => ({
  extension: 'sh',
  contentType: 'text/x-shellscript; charset=utf-8',
  text: `${endpoints.map(command).join('\n\n')}\n`,
});
