import type { ApplicationPlatform, PlatformField } from '@gatehouse/contract/application-platform.ts';
import type { Application, ApplicationLanguage } from '@gatehouse/contract/applications.ts';
import { LANGUAGE_LABELS } from '#src/features/applications/application-values.ts';

/** An answer, under the label of the platform's own form. */
export interface Answer {
  name: string;
  label: string;
  /** Empty if it was not given. */
  text: string;
  /** Why the platform will not accept it as it is; undefined if nothing is known against it. */
  problem: string | undefined;
}

const textOf = (value: unknown): string => {
  if (Array.isArray(value))
    return value.map((item) => LANGUAGE_LABELS[item as ApplicationLanguage] ?? item).join(', ');
  return typeof value === 'string' ? value : '';
};

/** Platforms count characters as a reader does. */
const lengthOf = (text: string): number => [...new Intl.Segmenter().segment(text)].length;

const problemOf = (text: string, { minLength, maxLength }: PlatformField): string | undefined => {
  if (text === '') return undefined;
  const length = lengthOf(text);
  if (maxLength !== null && length > maxLength) return `${length} characters; the form takes ${maxLength}`;
  if (minLength !== null && length < minLength) return `${length} characters; the form wants ${minLength}`;
  return undefined;
};

type Answered = Pick<Application, 'platformSpecificFields'> & Partial<Application>;

/** The answer to each question of the platform's form, in its order. */
export const dossierOf = (application: Answered, platform: Pick<ApplicationPlatform, 'fields'>): Answer[] =>
  platform.fields.map((field) => {
    const { name, label, source } = field;
    // What was answered under the platform's own question comes first.
    const own = application.platformSpecificFields[name]?.trim() ?? '';
    const text = own !== '' || source === null ? own : textOf(application[source as keyof Application]);
    return { name, label, text, problem: problemOf(text, field) };
  });

/** The answers as one text, to be copied. */
export const dossierText = (answers: readonly Answer[]): string =>
  answers
    .filter(({ text }) => text !== '')
    .map(({ label, text }) => `${label}\n${text}`)
    .join('\n\n');
