import { CONCEPTS_FOLDER, folderOf } from '#build/concepts/concepts.ts';
import { EXAMPLES_FILE, exampleLines } from '#build/example-lines.ts';
import type { Sources } from '#build/sources.ts';
import type { Concept } from '#schema/concept.ts';
import { NOTHING } from '#src/concepts/concept-counts.ts';

/** A text, and the name of the concept that it asks for. */
export type Example = { text: string; label: string };

/** With fewer, the classifier would not know a concept. */
const LEAST = 60;

/**
 * The texts in the folders of the concepts, and of what no API does.
 * @throws {SourceProblem}
 */
export const readExamples = (sources: Sources, concepts: readonly Concept[]): Example[] => {
  const labels = new Map(concepts.map(({ name }) => [folderOf(name), name]));
  return sources.list(CONCEPTS_FOLDER).flatMap((folder) => {
    const label = labels.get(folder) ?? NOTHING;
    return exampleLines(sources.read(`${CONCEPTS_FOLDER}/${folder}/${EXAMPLES_FILE}`), LEAST).map((text) => ({
      text,
      label,
    }));
  });
};
