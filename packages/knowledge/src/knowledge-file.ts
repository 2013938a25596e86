import { fileURLToPath } from 'node:url';

/** Raised when the tables change, so that an older file is rejected, not misread. */
export const LAYOUT = 1;

let placed: string | undefined;

/** Says where the built file is, for a server that does not run from its sources; called before the file is opened. */
export const placeKnowledgeFile = (file: string): void => {
  placed = file;
};

/** Where the build writes the knowledge file, and where it is opened. */
export const knowledgeFile = (): string =>
  placed ?? fileURLToPath(new URL('../dist/knowledge.sqlite', import.meta.url));
