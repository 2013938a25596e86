/** How files of these types start, in hexadecimal (WHATWG MIME Sniffing, section 6.1; AVIF: its file type box). */
const SIGNATURES: readonly [type: string, pattern: RegExp][] = [
  ['image/png', /^89504e470d0a1a0a/],
  ['image/jpeg', /^ffd8ff/],
  ['image/gif', /^47494638(?:37|39)61/],
  ['image/webp', /^52494646.{8}574542505650/],
  ['image/avif', /^.{8}66747970617669(?:66|73)/],
  ['application/pdf', /^255044462d/],
  ['application/zip', /^504b0304/],
  ['application/gzip', /^1f8b08/],
];

/** An essence of a media type (RFC 6838 section 4.2). */
const MEDIA_TYPE = /^[a-z0-9][a-z0-9!#$&^_.+-]{0,126}\/[a-z0-9][a-z0-9!#$&^_.+-]{0,126}$/;

const UNKNOWN = 'application/octet-stream';

/**
 * The media type of a body that is not text. Its first bytes decide whether it is a picture, because a picture is shown;
 * for other types the header does. A zip may be a document: then the header says more.
 */
export const binaryType = (bytes: Uint8Array, mediaType: string): string => {
  const start = Buffer.from(bytes.subarray(0, 16)).toString('hex');
  const found = SIGNATURES.find(([, pattern]) => pattern.test(start))?.[0];
  const stated = MEDIA_TYPE.test(mediaType) && !mediaType.startsWith('image/') ? mediaType : undefined;
  if (found?.startsWith('image/')) return found;
  return stated ?? found ?? UNKNOWN;
};
