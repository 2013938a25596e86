import { requiredText } from '@gatehouse/contract/common.ts';
import { z } from 'zod';
import { OTHER_LANGUAGES, type OtherLanguage } from '#src/other-languages.ts';

const words = requiredText(1500, 'has to be words with spaces between them');

/** languages/english.yaml: the words by which an English text is recognized. */
export const englishSchema = z.strictObject({
  name: z.literal('English'),
  /** Words that only an English text has, next to what it shares with others. */
  common: words,
  /** Words of English and of others, which say nothing about the language. */
  shared: words,
});
export type EnglishFacts = Omit<z.infer<typeof englishSchema>, 'name'>;

/** What is known of a language that is written in words with spaces between them. */
const spacedSchema = z.strictObject({
  /** Of two languages that a text may be in, the one with the lower rank is taken. */
  rank: z.number().int(),
  /** Words without which hardly a sentence is said. English words among them say nothing. */
  common: words,
  /** A regular expression for letters that others do not have. */
  letters: z.string().refine((source) => {
    try {
      return new RegExp(source, 'iu') !== undefined;
    } catch {
      return false;
    }
  }, 'has to be a regular expression'),
  /** What may stand between the words of a phrase: articles, whose it is, `of`, `automatically`. */
  between: words,
});
export type SpacedLanguageFacts = z.infer<typeof spacedSchema>;

/** A row of languages/apis.tsv: what people type in each language who need exactly this API, with `; ` between several. */
export const apiTextsRowSchema = z.strictObject({
  api: requiredText(120, 'has to be an id of the catalog'),
  ...(Object.fromEntries(OTHER_LANGUAGES.map((name) => [name, z.string().max(400).default('')])) as Record<
    OtherLanguage,
    z.ZodDefault<z.ZodString>
  >),
});
export type ApiTexts = z.infer<typeof apiTextsRowSchema>;

/**
 * The files of languages/ with phrases.
 * @param meanings what a phrase can say in English
 */
export const languageSchema = (meanings: ReadonlySet<string>) =>
  z.strictObject({
    name: requiredText(40, 'has to be the English name of the language'),
    /** Absent for one that is written without spaces. */
    spaced: spacedSchema.optional(),
    /** Ways to say a concept, or another English phrase. `*` stands for any ending, `/` for or. */
    phrases: z
      .record(
        z.string().refine((name) => meanings.has(name), 'is no concept'),
        z.array(requiredText(240, 'has to be a phrase')).min(1, 'has to name at least one'),
      )
      .superRefine((phrases, context) => {
        const missing = [...meanings].filter((name) => !(name in phrases));
        if (missing.length > 0)
          context.addIssue({ code: 'custom', message: `has no way to say ${missing.join(', ')}` });
      }),
  });
