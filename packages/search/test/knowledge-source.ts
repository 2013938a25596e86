import { join } from 'node:path';

/** Where a source of the knowledge file is, by its path in that package. */
export const knowledgeSource = (path: string): string => join(import.meta.dirname, '../../knowledge', path);
