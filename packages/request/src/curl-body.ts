import type { CallBody, FilePart, TextPart } from '@gatehouse/contract/body.ts';
import { readName } from '#src/body/file-name.ts';
import { isFilePart } from '#src/body/multipart.ts';
import { shellWord } from '#src/shell.ts';

/** Linux passes no longer argument to a program, in bytes with the NUL at its end (MAX_ARG_STRLEN). */
const MAX_ARGUMENT = 131_072;

/** Whether a text is longer than one argument of a program may be: it comes through a pipe then. */
export const isLongArgument = (text: string): boolean =>
  new TextEncoder().encode(text).length >= MAX_ARGUMENT;

/** `-` would be what arrives through a pipe. */
const readPath = (fileName: string | undefined): string => {
  const name = readName(fileName);
  return name.startsWith('-') ? `./${name}` : name;
};

/** A quoted part of an option of curl, in which a semicolon, a comma and a leading `@` mean nothing. */
const quoted = (text: string): string => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;

/** curl sends the last part of the path as the name of the file. */
const fileOption = ({ name, fileName, contentType }: FilePart): string => {
  const shown = readName(fileName) === fileName ? '' : `;filename=${quoted(fileName)}`;
  return `--form ${shellWord(`${name}=@${quoted(readPath(fileName))};type=${contentType}${shown}`)}`;
};

const partOption = (part: FilePart | TextPart): string => {
  if (isFilePart(part)) return fileOption(part);
  const { name, value, contentType } = part;
  return contentType === undefined
    ? `--form-string ${shellWord(`${name}=${value}`)}`
    : `--form ${shellWord(`${name}=${quoted(value)};type=${contentType}`)}`;
};

/** curl takes the name up to the first `=`, and a part without one for a file. */
const canBeOption = (part: FilePart | TextPart): boolean =>
  part.name !== '' &&
  !part.name.includes('=') &&
  (isFilePart(part) ? !/[\r\n]/.test(part.fileName) : !isLongArgument(part.value));

/** The options for a body of parts or of a file; null for another body, undefined if no option sends it. */
export const fileBodyOptions = (body: CallBody | undefined): string[] | null | undefined => {
  if (body?.kind === 'binary') return [`--data-binary ${shellWord(`@${readPath(body.fileName)}`)}`];
  if (body?.kind !== 'multipart') return null;
  return body.parts.length > 0 && body.parts.every(canBeOption) ? body.parts.map(partOption) : undefined;
};
