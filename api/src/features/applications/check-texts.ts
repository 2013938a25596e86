import type { ApplicationHint, CheckApplicationInput } from '@gatehouse/contract/applications.ts';

type TextField = 'companyDescription' | 'projectDescription' | 'useCase';

/** In characters. Reviewers ask back when there is less. X wants at least 250 for the use cases: docs.x.com. */
const WANTED: Record<TextField, number> = { companyDescription: 60, projectDescription: 100, useCase: 150 };

const LABELS: Record<TextField, string> = {
  companyDescription: 'company description',
  projectDescription: 'project description',
  useCase: 'use case',
};

/** Words that a description can consist of without saying anything. */
const EMPTY_WORDS =
  /^(?:a|an|and|api|app|application|best|data|etc|for|great|i|innovative|is|it|more|my|of|our|platform|product|project|service|software|solution|stuff|test|testing|that|the|things|this|to|tool|use|user|users|various|we|website|will|with|your)$/;

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Chinese, Japanese and Thai are written without spaces, and say more in fewer characters. */
const isUnspaced = (text: string): boolean =>
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u.test(text);

const checkText = (field: TextField, text: string): ApplicationHint | undefined => {
  const { length } = [...text];
  const wanted = isUnspaced(text) ? Math.ceil(WANTED[field] / 3) : WANTED[field];
  if (length < wanted)
    return {
      field,
      level: 'warning',
      text: `The ${LABELS[field]} has ${length} characters. Reviewers expect ${wanted} or more: who uses it, what it reads and writes, and why.`,
    };
  const words = wordsOf(text);
  const specific = new Set(words.filter((word) => !EMPTY_WORDS.test(word)));
  if (!isUnspaced(text) && specific.size < Math.min(8, words.length / 3))
    return {
      field,
      level: 'warning',
      text: `The ${LABELS[field]} says little for its length. Name the data and the actions, such as "reads new orders every hour".`,
    };
  return { field, level: 'ok', text: `The ${LABELS[field]} has ${length} characters.` };
};

const FIELDS: readonly TextField[] = ['companyDescription', 'projectDescription', 'useCase'];

/** Remarks about the length of descriptions and what they say. Texts that are missing are left to the form. */
export const checkTexts = (input: CheckApplicationInput): ApplicationHint[] => {
  const texts = FIELDS.map((field) => [field, input[field]?.trim() ?? ''] as const).filter(
    ([, text]) => text !== '',
  );
  const hints = texts.flatMap(([field, text]) => checkText(field, text) ?? []);
  const [project, use] = [input.projectDescription?.trim(), input.useCase?.trim()];
  if (!project || project !== use) return hints;
  const text = 'The use case repeats the project description. Say what you do with this API.';
  return [...hints.filter(({ field }) => field !== 'useCase'), { field: 'useCase', level: 'warning', text }];
};
