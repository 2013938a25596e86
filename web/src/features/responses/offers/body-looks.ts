import { mediaTypeOf } from '@gatehouse/contract/plain/headers/content-type.ts';
import { type RecordKind, recordKindOf } from '@gatehouse/request/stream-records.ts';

/** How a body can be shown. */
export type BodyLook = 'preview' | 'list' | 'tree' | 'pretty' | 'raw';

/** A body that is not text, in base64. */
export interface BinaryBody {
  /** Its media type, as its first bytes show it. */
  type: string;
  base64: string;
}

const LABELS: Record<BodyLook, string> = {
  preview: 'Preview',
  list: 'List',
  tree: 'Tree',
  pretty: 'Pretty',
  raw: 'Raw',
};

const isImage = (type: string): boolean => /^image\/(?:png|jpeg|gif|webp|avif)$/.test(type);
export const isSvg = (type: string): boolean => type === 'image/svg+xml';
const isHtml = (type: string): boolean => type === 'text/html' || type === 'application/xhtml+xml';

interface ShownBody {
  contentType: string;
  binary?: BinaryBody | undefined;
  /** Its text is an object or a list in JSON. */
  isJson: boolean;
}

/** How this body can be shown, the best way first. */
export const looksOf = ({ contentType, binary, isJson }: ShownBody): BodyLook[] => {
  if (binary !== undefined) return isImage(binary.type) ? ['preview', 'raw'] : ['raw'];
  const type = mediaTypeOf(contentType);
  if (streamKindOf(contentType) !== undefined) return isJson ? ['list', 'tree', 'raw'] : ['list', 'raw'];
  if (isJson) return ['tree', 'pretty', 'raw'];
  if (isSvg(type)) return ['preview', 'raw'];
  return isHtml(type) ? ['raw', 'preview'] : ['raw'];
};

export const lookChoices = (looks: readonly BodyLook[]): { value: BodyLook; label: string }[] =>
  looks.map((value) => ({ value, label: LABELS[value] }));

/** Of which records the body is a stream; undefined if it is none. */
export const streamKindOf = (contentType: string): RecordKind | undefined => recordKindOf(contentType);
