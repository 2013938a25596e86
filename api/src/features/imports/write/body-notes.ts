import type { CallBody } from '@gatehouse/contract/body.ts';
import { filesOfBody } from '@gatehouse/request/body/body-files.ts';
import { readName } from '@gatehouse/request/body/file-name.ts';

/** Under which names a document reads the files of a body, in their order. */
export const fileNames = (body: CallBody | null): string[] =>
  body === null ? [] : filesOfBody(body).map(({ fileName }) => readName(fileName));

/** That the files of a body are not in the document, as a sentence; none if it has no files. */
export const fileNotes = (body: CallBody | null): string[] => {
  const names = fileNames(body);
  return names.length === 0
    ? []
    : [
        `Files are not exported: the request reads them from the folder of this document (${names.join(', ')}).`,
      ];
};
