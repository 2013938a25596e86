import type { BodyOfKind, FilePart, TextPart } from '@gatehouse/contract/body.ts';
import type { BodySegment } from '#src/outgoing-request.ts';

export const isFilePart = (part: FilePart | TextPart): part is FilePart => 'fileName' in part;

/** What browsers write in place of characters that end the value (HTML standard, "multipart/form-data encoding algorithm"). */
const quoted = (name: string): string =>
  `"${name.replaceAll('"', '%22').replaceAll('\r', '%0D').replaceAll('\n', '%0A')}"`;

const headOf = (part: FilePart | TextPart, boundary: string): string => {
  const file = isFilePart(part) ? `; filename=${quoted(part.fileName)}` : '';
  const type = part.contentType === undefined ? '' : `\r\nContent-Type: ${part.contentType}`;
  return `--${boundary}\r\nContent-Disposition: form-data; name=${quoted(part.name)}${file}${type}\r\n\r\n`;
};

/** The parts as they are sent (RFC 7578), with this boundary between them. */
export const multipartSegments = (
  parts: BodyOfKind<'multipart'>['parts'],
  boundary: string,
): BodySegment[] => [
  ...parts.flatMap((part) => [
    headOf(part, boundary),
    isFilePart(part) ? { base64: part.base64 ?? '' } : part.value,
    '\r\n',
  ]),
  `--${boundary}--\r\n`,
];

/** A boundary of 128 random bits, which no body contains. */
export const newBoundary = (): string =>
  `gatehouse-${Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')}`;

/** The boundary that a Content-Type names; undefined if it names none. */
export const boundaryOf = (contentType: string): string | undefined => {
  if (!/^multipart\//i.test(contentType)) return undefined;
  const { quotedText, token } =
    /;\s*boundary\s*=\s*(?:"(?<quotedText>[^"]{1,70})"|(?<token>[^\s;"]{1,70}))/i.exec(contentType)?.groups ??
    {};
  return quotedText ?? token;
};
