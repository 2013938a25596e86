import type { CallBody } from '@gatehouse/contract/body.ts';
import { formTextOf } from '@gatehouse/request/body/write-body.ts';
import { shownCredential } from '@gatehouse/request/credential.ts';
import { curlCommand } from '@gatehouse/request/curl-command.ts';
import { shellWord } from '@gatehouse/request/shell.ts';
import { hasEscapes } from '@gatehouse/request/variables/fill-request.ts';
import { escapeComment } from '#src/features/imports/http-comments.ts';
import { writeRequestComments } from '#src/features/imports/request-comments.ts';
import { fileNotes } from '#src/features/imports/write/body-notes.ts';
import {
  type ExportedEndpoint,
  exportNotes,
  usedVariables,
  type WrittenExport,
} from '#src/features/imports/write/exported-endpoint.ts';
import { exportedVariables } from '#src/features/imports/write/exported-key.ts';
import {
  declaredInShell,
  markVariables,
  type ShellNames,
  shellNames,
} from '#src/features/imports/write/shell-variables.ts';

type Shown = ReturnType<typeof shownCredential>;

const comment = (text: string): string => `# ${text.replaceAll(/\s+/g, ' ').trim()}`;

/** A field with a variable is encoded by curl, where its value is known; undefined if none has one. */
const formOptions = (asked: CallBody | null, marked: CallBody | undefined): string[] | undefined => {
  if (asked?.kind !== 'form' || marked?.kind !== 'form') return undefined;
  const isPlain = asked.fields.map(
    ({ name, value }, at) => value === marked.fields[at]?.value && name === marked.fields[at]?.name,
  );
  if (!isPlain.includes(false)) return undefined;
  return marked.fields.map((field, at) =>
    isPlain[at]
      ? `--data-raw ${shellWord(formTextOf({ kind: 'form', fields: [field] }))}`
      : `--data-urlencode ${shellWord(`${encodeURIComponent(field.name)}=${field.value}`)}`,
  );
};

/** Whether values of a key are fields of the body. */
const hasFields = (key: Shown | undefined): boolean =>
  key?.placement.type === 'parts' && key.placement.places.some((place) => place.in === 'body');

/** What `\{{` means is sent, and nothing says that it is no variable. */
const escapeNotes = ({ endpoint, headers, body }: ExportedEndpoint): string[] =>
  hasEscapes({ endpoint, headers, body })
    ? ['A text that looks like a variable ({{…}}) will be one when this is imported.']
    : [];

/** The command, without a body that no option of curl sends; and what is missing in it. */
const written = (exported: ExportedEndpoint, names: ShellNames): { text: string; notes: string[] } => {
  const { method, endpoint, headers, body, provider, keyless } = exported;
  const credential = shownCredential(provider);
  const key = keyless === undefined ? credential : undefined;
  const withBody = (sent: CallBody | null): string | undefined => {
    const marked = markVariables({ endpoint, headers: headers ?? undefined, body: sent ?? undefined }, names);
    const command =
      marked &&
      curlCommand({ method, ...marked.request }, credential, {
        key,
        placeholders: true,
        bodyOptions: hasFields(key) ? undefined : formOptions(sent, marked.request.body),
      });
    return command && marked?.inShell(command);
  };
  const whole = withBody(body);
  if (whole !== undefined) return { text: whole, notes: [...fileNotes(body), ...escapeNotes(exported)] };
  const without = body === null ? undefined : withBody(null);
  if (without === undefined)
    return { text: comment('This request cannot be written as a command'), notes: [] };
  return { text: without, notes: ['The body is left out: no option of curl sends it like this.'] };
};

const command = (exported: ExportedEndpoint, names: ShellNames): string => {
  const { text, notes } = written(exported, names);
  const lines = (exported.description ?? '').split(/\r?\n/).filter((line) => line.trim() !== '');
  return [
    ...[exported.name, ...lines].map((line) => comment(escapeComment(line.trim()))),
    ...writeRequestComments({ ...exported, notes: exportNotes(exported, notes) }).map(comment),
    text,
  ].join('\n');
};

/** Shell commands: each key is an environment variable, left out where it may not be sent, and so is each variable. */
export const writeCurl = (endpoints: readonly ExportedEndpoint[]): WrittenExport => {
  const names = shellNames(
    usedVariables(endpoints),
    endpoints.flatMap(({ provider }) => exportedVariables(provider)),
  );
  return {
    extension: 'sh',
    contentType: 'text/x-shellscript; charset=utf-8',
    text: `${[...declaredInShell(names), ...endpoints.map((one) => command(one, names))].join('\n\n')}\n`,
  };
};
