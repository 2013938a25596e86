import type { FilePart, TextPart } from '@gatehouse/contract/body.ts';
import { DEFAULT_FILE_TYPE } from '@gatehouse/contract/plain/body-bounds.ts';
import { readName } from '@gatehouse/request/body/file-name.ts';

type Part = FilePart | TextPart;

/** Names of a part and of its file are shorter. */
const MAX_DISPOSITION = 5000;

/** More parts than a request can have. */
const MAX_PARTS = 2000;

/** `name="a"`, `filename=a.png`, with the escapes that browsers write. */
const parameterOf = (disposition: string, name: string): string | undefined => {
  const pattern = new RegExp(`;\\s*${name}\\s*=\\s*(?:"((?:[^"\\\\]|\\\\.)*)"|([^;\\s]+))`, 'i');
  const [, quoted, bare] = pattern.exec(disposition) ?? [];
  return (quoted?.replaceAll(/\\(["\\])/g, '$1') ?? bare)
    ?.replaceAll('%22', '"')
    .replaceAll('%0D', '\r')
    .replaceAll('%0A', '\n');
};

/** `< ./me.png`, `<@ ./me.json` and `<@latin1 ./me.txt`: the file that an .http client reads there. */
export const fileInclude = (line: string): string | undefined =>
  /^<(?:@\S*)?\s+(\S.*)$/.exec(line.trim())?.[1];

/** A file that the text contains, unless it was no text. */
const bytesOf = (content: string): { base64?: string } =>
  content === '' || content.includes('\uFFFD') ? {} : { base64: Buffer.from(content).toString('base64') };

const partOf = (text: string): Part | undefined => {
  const [head = '', content = ''] = text.split(/\r?\n[ \t]*\r?\n(.*)/s);
  const headers = new Map(
    head.split(/\r?\n/).map((line): [string, string] => {
      const [name = '', value = ''] = line.split(/:(.*)/s);
      return [name.trim().toLowerCase(), value.trim()];
    }),
  );
  const disposition = (headers.get('content-disposition') ?? '').slice(0, MAX_DISPOSITION);
  const name = parameterOf(disposition, 'name');
  if (name === undefined) return undefined;
  const contentType = headers.get('content-type');
  const fileName = parameterOf(disposition, 'filename');
  const included = fileInclude(content);
  if (fileName === undefined && included === undefined)
    return { name, value: content, ...(contentType === undefined ? {} : { contentType }) };
  return {
    name,
    fileName: readName(fileName ?? included),
    contentType: contentType ?? DEFAULT_FILE_TYPE,
    ...(included === undefined ? bytesOf(content) : {}),
  };
};

/**
 * The parts of a multipart text (RFC 2046 section 5.1.1), whose files are only named; undefined if it is none with this
 * boundary.
 */
export const readMultipart = (text: string, boundary: string): Part[] | undefined => {
  if (boundary === '') return undefined;
  const [before = '', ...pieces] = `\n${text}`.split(`\n--${boundary}`, MAX_PARTS);
  const end = pieces.findIndex((piece) => piece.startsWith('--'));
  const written = end === -1 ? pieces : pieces.slice(0, end);
  if (before.trim() !== '' || written.length === 0) return undefined;
  if (written.some((piece) => !/^[ \t]*\r?\n/.test(piece))) return undefined;
  const parts = written.map((piece) => partOf(piece.replace(/^[ \t]*\r?\n/, '').replace(/\r$/, '')));
  return parts.every((part) => part !== undefined) ? parts : undefined;
};
