import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

const TYPES: Record<string, string> = {
  '.js': 'application/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** What a page names of our own files, in its attributes. */
const NAMED = /(?:src|href)="\/([^"?#]+)"/g;

export type LastBuild = {
  /** The text of index.html: of the newest build, or of the one before while there is none. */
  page: () => string;
  /** A file that the page names, if it is no longer on the disk: its content and type. */
  missingFile: (name: string) => { content: Buffer; type: string } | undefined;
};

/**
 * The page of the built app and the files that it names, about 0.6 MB. They stay in memory, because a build replaces its folder while
 * the server runs: the page that is served then still finds what it starts with. index.html is read again only after a new build.
 * @param root the folder of the build
 */
export const createLastBuild = (root: string): LastBuild => {
  const index = path.join(root, 'index.html');
  let text = '';
  let readAt = 0;
  let files = new Map<string, Buffer>();

  const readFiles = (): Map<string, Buffer> => {
    const names = [...text.matchAll(NAMED)].flatMap(([, name]) => name ?? []);
    const present = names.filter((name) => path.extname(name) in TYPES && existsSync(path.join(root, name)));
    return new Map(present.map((name) => [name, readFileSync(path.join(root, name))]));
  };
  const page = (): string => {
    const mtimeMs = statSync(index, { throwIfNoEntry: false })?.mtimeMs ?? readAt;
    if (mtimeMs === readAt) return text;
    const found = readFileSync(index, 'utf8');
    // It is being written at this moment.
    if (found === '' && text !== '') return text;
    text = found;
    readAt = mtimeMs;
    files = readFiles();
    return text;
  };
  page();
  return {
    page,
    missingFile: (name) => {
      const content = files.get(name);
      if (content === undefined || existsSync(path.join(root, name))) return undefined;
      return { content, type: TYPES[path.extname(name)] ?? 'application/octet-stream' };
    },
  };
};
