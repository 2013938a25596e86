import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';

const TYPES: Record<string, string> = {
  '.js': 'application/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** How a file is compressed, and how the name of its compressed copy ends; the shortest first. */
const ENCODINGS = { br: '.br', gzip: '.gz' };
export type ContentEncoding = keyof typeof ENCODINGS;

/** What a page names of our own files, in its attributes. */
const NAMED = /(?:src|href)="\/([^"?#]+)"/g;

/** A file that a page names, as it was when the page was read. */
export type NamedFile = {
  content: Buffer;
  /** Those that the build has of it. */
  compressed: Partial<Record<ContentEncoding, Buffer>>;
  type: string;
  etag: string;
};

export type LastBuild = {
  /** The text of index.html: of the newest build, or of the one before while that is being written. */
  page: () => string;
  /** A file that this page names. */
  namedFile: (name: string) => NamedFile | undefined;
};

const contentOf = (file: string): Buffer | undefined => {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
};

const readNamed = (root: string, name: string): NamedFile | undefined => {
  const file = path.join(root, name);
  const content = contentOf(file);
  if (content === undefined) return undefined;
  const compressed = Object.entries(ENCODINGS).flatMap(([encoding, ending]) => {
    const found = contentOf(`${file}${ending}`);
    return found === undefined ? [] : [[encoding, found]];
  });
  return {
    content,
    compressed: Object.fromEntries(compressed),
    type: TYPES[path.extname(name)] ?? '',
    etag: `"${createHash('sha256').update(content).digest('base64url')}"`,
  };
};

/**
 * The page of the built app and the files that it names, about 2 MB. They stay in memory and are sent from there, because a build
 * replaces its folder file by file while the server runs: the page that is served always finds what it starts with. A new build is
 * taken as a whole, once its page and all that it names are there.
 * @param root the folder of the build
 */
export const createLastBuild = (root: string): LastBuild => {
  const index = path.join(root, 'index.html');
  let text = '';
  let readAt = 0;
  let files = new Map<string, NamedFile>();

  const page = (): string => {
    const mtimeMs = statSync(index, { throwIfNoEntry: false })?.mtimeMs ?? readAt;
    if (mtimeMs === readAt) return text;
    const found = contentOf(index)?.toString() ?? '';
    const names = [...found.matchAll(NAMED)].flatMap(([, name]) => name ?? []);
    const present = new Map<string, NamedFile>();
    for (const name of names.filter((one) => path.extname(one) in TYPES)) {
      const file = readNamed(root, name);
      if (file !== undefined) present.set(name, file);
      // It is being written at this moment.
      else if (text !== '') return text;
    }
    if (found === '' && text !== '') return text;
    text = found;
    readAt = mtimeMs;
    files = present;
    return text;
  };
  page();
  return { page, namedFile: (name) => files.get(name) };
};
