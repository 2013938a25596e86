import type { BodyOfKind, CallBody, FilePart, TextPart } from '@gatehouse/contract/body.ts';
import {
  base64Size,
  DEFAULT_FILE_TYPE,
  DEFAULT_TEXT_TYPE,
  MAX_BODY_BYTES,
} from '@gatehouse/contract/plain/body-bounds.ts';
import { filesOfBody } from '@gatehouse/request/body/body-files.ts';

export type BodyKind = CallBody['kind'];

export const BODY_KINDS: readonly { value: BodyKind; label: string }[] = [
  { value: 'json', label: 'JSON' },
  { value: 'text', label: 'Text' },
  { value: 'form', label: 'Form' },
  { value: 'multipart', label: 'Multipart form' },
  { value: 'binary', label: 'File' },
  { value: 'graphql', label: 'GraphQL' },
];

/** A body of a kind with nothing in it. JSON has an editor of its own. */
export const emptyBody = (kind: BodyKind): CallBody | undefined => {
  switch (kind) {
    case 'json':
      return undefined;
    case 'text':
      return { kind, text: '', contentType: DEFAULT_TEXT_TYPE };
    case 'form':
      return { kind, fields: [] };
    case 'multipart':
      return { kind, parts: [] };
    case 'binary':
      return { kind, contentType: DEFAULT_FILE_TYPE };
    case 'graphql':
      return { kind, query: '' };
  }
};

/** The fields that a text such as `a=1&b=2` has, in its order. */
export const fieldsInText = (text: string): BodyOfKind<'form'>['fields'] =>
  Array.from(new URLSearchParams(text.trim()), ([name, value]) => ({ name, value }));

/** A list with one entry changed; the entry behind the last one is a new one. */
export const withEntry = <Entry>(list: readonly Entry[], at: number, entry: Entry): Entry[] =>
  at < list.length ? list.map((one, index) => (index === at ? entry : one)) : [...list, entry];

export const withoutEntry = <Entry>(list: readonly Entry[], at: number): Entry[] =>
  list.filter((_one, index) => index !== at);

/** A part as a file or as a text. What both have stays. */
export const asTextPart = ({ name }: FilePart | TextPart): TextPart => ({ name, value: '' });
export const asFilePart = ({ name }: FilePart | TextPart): FilePart => ({
  name,
  fileName: '',
  contentType: DEFAULT_FILE_TYPE,
});

export type PickedFile = Required<Pick<FilePart, 'fileName' | 'contentType' | 'base64'>>;

/** The bytes of all files of a body but the one that is to be replaced. */
const otherBytes = (body: CallBody, replaced: string | undefined): number =>
  filesOfBody(body)
    .filter(({ base64 }) => base64 !== replaced)
    .reduce((sum, { base64 }) => sum + (base64 === undefined ? 0 : base64Size(base64)), 0);

/** Whether the files of a body with one more, or another one, are more than a call may have. */
export const isTooMuch = (body: CallBody, bytes: number, replaced: string | undefined): boolean =>
  otherBytes(body, replaced) + bytes > MAX_BODY_BYTES;

/** Puts files into the parts: in the place of the one at `at`, and behind the last one. */
export const withFiles = (
  parts: BodyOfKind<'multipart'>['parts'],
  files: readonly PickedFile[],
  at: number | undefined,
): BodyOfKind<'multipart'>['parts'] => {
  const [first, ...others] = files;
  if (first === undefined) return parts;
  const before = at === undefined ? undefined : parts[at];
  const placed =
    before === undefined
      ? [...parts, { name: 'file', ...first }]
      : withEntry(parts, at ?? 0, { name: before.name, ...first });
  return [...placed, ...others.map((file) => ({ name: before?.name ?? 'file', ...file }))];
};
