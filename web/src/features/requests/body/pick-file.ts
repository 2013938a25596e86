import type { CallBody } from '@gatehouse/contract/body.ts';
import { DEFAULT_FILE_TYPE, MAX_BODY_BYTES } from '@gatehouse/contract/plain/body-bounds.ts';
import { isTooMuch, type PickedFile } from '#src/features/requests/body/body-kinds.ts';
import { formatBytes } from '#src/lib/format.ts';
import { toastError } from '#src/ui/feedback/toast.ts';

/** A file as a body has it. A URL of data has its type in front of the comma. */
const readBase64 = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''));
    reader.onerror = () => reject(reader.error ?? new Error('The file cannot be read'));
    reader.readAsDataURL(file);
  });

/**
 * Reads files for a body. Undefined, and said in a toast, if they are more than a call may have or cannot be read.
 * @param replaced the content of the file that they take the place of
 */
export const pickFiles = async (
  body: CallBody,
  files: readonly File[],
  replaced?: string,
): Promise<PickedFile[] | undefined> => {
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  if (isTooMuch(body, bytes, replaced)) {
    toastError(`The files of a call are at most ${formatBytes(MAX_BODY_BYTES)} together`);
    return undefined;
  }
  try {
    return await Promise.all(
      files.map(async (file) => ({
        fileName: file.name,
        contentType: file.type === '' ? DEFAULT_FILE_TYPE : file.type,
        base64: await readBase64(file),
      })),
    );
  } catch {
    toastError('The file cannot be read. Choose it again.');
    return undefined;
  }
};
