import { errorFacts } from '@gatehouse/knowledge/error-tables.ts';
import { KnowledgeFileError, openKnowledge } from '@gatehouse/knowledge/open-knowledge.ts';
import type { ErrorFacts } from '@gatehouse/response/error/error-facts.ts';
import { StartError } from '#src/lifecycle/start-error.ts';

/**
 * What is known about errors, from the built knowledge file. Throws a StartError that names the command to build it if it is missing or
 * was built by another version.
 */
export const openErrorFacts = (): ErrorFacts => {
  try {
    return errorFacts(openKnowledge());
  } catch (error) {
    throw error instanceof KnowledgeFileError ? new StartError(error.message) : error;
  }
};
