import type { CallBody, FilePart } from '@gatehouse/contract/body.ts';
import { isFilePart } from '#src/body/multipart.ts';

/** A file of a body: a part of it, or the whole body. */
export type BodyFile = Pick<FilePart, 'base64' | 'size' | 'contentType'> & { fileName?: string | undefined };

/** The body with each of its files changed. */
export const changeBodyFiles = (
  body: CallBody,
  change: <File extends BodyFile>(file: File) => File,
): CallBody => {
  if (body.kind === 'binary') return change(body);
  if (body.kind !== 'multipart') return body;
  return { ...body, parts: body.parts.map((part) => (isFilePart(part) ? change(part) : part)) };
};

export const filesOfBody = (body: CallBody): BodyFile[] => {
  const files: BodyFile[] = [];
  changeBodyFiles(body, (file) => {
    files.push(file);
    return file;
  });
  return files;
};
