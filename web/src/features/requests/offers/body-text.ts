import type { BodyOfKind, CallBody } from '@gatehouse/contract/body.ts';
import { base64Size } from '@gatehouse/contract/plain/body-bounds.ts';
import { isFilePart } from '@gatehouse/request/body/multipart.ts';
import { formatBytes } from '#src/lib/format.ts';

type File = Pick<BodyOfKind<'binary'>, 'fileName' | 'contentType' | 'base64' | 'size'>;

/** `photo.png (image/png, 12 KB)` */
export const fileText = ({ fileName, contentType, base64, size }: File): string => {
  const bytes = base64 === undefined ? size : base64Size(base64);
  const facts = bytes === undefined ? contentType : `${contentType}, ${formatBytes(bytes)}`;
  return fileName === undefined ? `File (${facts})` : `${fileName} (${facts})`;
};

/** A body as a text to read. */
export const bodyText = (body: CallBody): string => {
  switch (body.kind) {
    case 'json':
    case 'text':
      return body.text;
    case 'form':
      return body.fields.map(({ name, value }) => `${name}: ${value}`).join('\n');
    case 'multipart':
      return body.parts
        .map((part) => `${part.name}: ${isFilePart(part) ? fileText(part) : part.value}`)
        .join('\n');
    case 'binary':
      return fileText(body);
    case 'graphql':
      return [body.query, body.variables ?? ''].filter((text) => text.trim() !== '').join('\n\n');
  }
};
