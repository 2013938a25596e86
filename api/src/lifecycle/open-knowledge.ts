import { type Knowledge, KnowledgeFileError, openKnowledge } from '@gatehouse/knowledge/open-knowledge.ts';
import { StartError } from '#src/lifecycle/start-error.ts';

/**
 * Opens the built knowledge file. Throws a StartError that names the command to build it if it is missing or was built by
 * another version.
 * @param open by default where the build writes it
 */
export const openBuiltKnowledge = (open: () => Knowledge = openKnowledge): Knowledge => {
  try {
    return open();
  } catch (error) {
    throw error instanceof KnowledgeFileError ? new StartError(error.message) : error;
  }
};
