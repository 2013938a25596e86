import { fileURLToPath } from 'node:url';

/** Raised when the tables change, so that an older file is rejected, not misread. */
export const LAYOUT = 3;

/** Where the build writes the knowledge file, and where it is opened. */
export const KNOWLEDGE_FILE = fileURLToPath(new URL('../dist/knowledge.sqlite', import.meta.url));
