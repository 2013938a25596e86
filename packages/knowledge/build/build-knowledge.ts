import { readAbilityJudgments } from '#build/apis/ability-judgments.ts';
import { examplesKind, readApiExamples, readApiTexts } from '#build/apis/api-examples.ts';
import { entriesOf } from '#build/apis/entries.ts';
import { writeApis } from '#build/apis/write-apis.ts';
import { writeEvidence } from '#build/apis/write-evidence.ts';
import { writeNames } from '#build/apis/write-names.ts';
import { applicationKind } from '#build/application.ts';
import { builtInKind } from '#build/built-in.ts';
import { writeCategoryLists } from '#build/category-lists.ts';
import { readSentences, writeCauses } from '#build/causes.ts';
import { checkLogins } from '#build/check-logins.ts';
import { readConcepts } from '#build/concepts/concepts.ts';
import { readExamples } from '#build/concepts/examples.ts';
import { createPhraseTables } from '#build/concepts/phrases.ts';
import { phraseExamples, writeClassifier } from '#build/concepts/write-classifier.ts';
import { writeConcepts, writeGaps, writePlaces, writeQualities } from '#build/concepts/write-concepts.ts';
import { writeWants } from '#build/concepts/write-wants.ts';
import { readDirectory } from '#build/directory/read-directory.ts';
import { readDirectoryTables } from '#build/directory/tables.ts';
import { type KnowledgeDraft, writeDraft } from '#build/draft.ts';
import { entry } from '#build/entry.ts';
import { errorsKind } from '#build/errors.ts';
import { guideKind } from '#build/guide.ts';
import { writeHosts } from '#build/hosts.ts';
import { keyFormsKind } from '#build/key-forms.ts';
import { writeLanguages } from '#build/languages.ts';
import { oauthKind, withoutOauthKind } from '#build/oauth.ts';
import { oauthErrorsKind, writeStandardErrors } from '#build/oauth-errors.ts';
import type { ProviderKind } from '#build/provider-kind.ts';
import { writeProviders } from '#build/providers.ts';
import { type Sources, sourcesIn } from '#build/sources.ts';
import { webhookKind } from '#build/webhook.ts';
import type { Concept } from '#schema/concept.ts';
import { curatedApis } from '#src/entries.ts';

/** Every kind of file that the folder of a provider can hold. */
export const providerKinds = (sources: Sources): ProviderKind[] => [
  entry,
  builtInKind,
  oauthKind,
  withoutOauthKind,
  guideKind,
  applicationKind,
  webhookKind,
  keyFormsKind,
  examplesKind,
  oauthErrorsKind,
  errorsKind(readSentences(sources)),
];

/** Writes what requirements are read by: concepts with their phrases and examples, qualities, other languages. */
const writeVocabulary = (draft: KnowledgeDraft, sources: Sources): Concept[] => {
  const concepts: Concept[] = [];
  createPhraseTables(draft);
  draft.attempt(() => {
    concepts.push(...readConcepts(sources));
    writeConcepts(draft, concepts);
  });
  // Without them, each phrase of a language would be reported as one of an unknown concept.
  draft.needAll();
  draft.attempt(() => writeQualities(draft, sources));
  draft.attempt(() => writeGaps(draft, sources));
  draft.attempt(() => writePlaces(draft, sources));
  draft.attempt(() => {
    const examples = [...readExamples(sources, concepts), ...phraseExamples(concepts)];
    writeClassifier(draft, examples);
    writeWants(draft, sources, examples);
  });
  writeLanguages(
    draft,
    sources,
    concepts.map(({ name }) => name),
  );
  return concepts;
};

/**
 * Writes the APIs, those that are described by hand and those of the directory.
 * @param descriptions the folder of the directory's descriptions
 */
const writeCatalogue = (
  draft: KnowledgeDraft,
  sources: Sources,
  concepts: readonly Concept[],
  descriptions: string,
): void => {
  const { db, knowledge } = draft;
  const tables = readDirectoryTables(sources);
  const curated = curatedApis(knowledge);
  const wanted = new Set(curated.flatMap(({ directoryId }) => directoryId ?? []));
  const entries = entriesOf(curated, readDirectory({ knowledge, tables }, descriptions, wanted));
  writeApis(draft, entries, readApiExamples(sources, entries), readApiTexts(sources, entries));
  writeEvidence(draft, entries, concepts, readAbilityJudgments(draft, sources, concepts));
  writeNames(draft, entries, concepts);
  for (const index of ['api_text', 'api_words', 'api_grams'])
    db.exec(`INSERT INTO ${index}(${index}) VALUES ('optimize')`);
};

/**
 * Builds the knowledge file.
 * @param root the folder with providers/, concepts/ and the other sources
 * @param descriptions the folder of the directory of API descriptions
 * @throws {SourceProblem} with every `file:line: what is wrong`
 */
export const buildKnowledge = (root: string, descriptions: string, file: string): void =>
  writeDraft(file, (draft) => {
    const sources = sourcesIn(root);
    writeStandardErrors(draft, sources);
    draft.attempt(() => writeProviders(draft, sources, providerKinds(sources)));
    writeCauses(draft, sources);
    writeHosts(draft, sources);
    writeCategoryLists(draft, sources);
    const concepts = writeVocabulary(draft, sources);
    draft.needAll();
    draft.attempt(() => writeCatalogue(draft, sources, concepts, descriptions));
    draft.needAll();
    draft.attempt(() => checkLogins(draft, sources));
  });
