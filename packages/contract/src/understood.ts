import { z } from 'zod';

const needSchema = z.object({
  /** An ability (`payments`), a vendor's name, or a word of the text. */
  name: z.string(),
  kind: z.enum(['concept', 'vendor', 'word']),
  /** Not stated, but wanted along with something that was. */
  isImplied: z.boolean(),
  /** At least one of the results covers it; for a vendor: is the vendor. */
  isMet: z.boolean(),
});

/** How a text was understood, and what of it was not. */
export const understoodSchema = z.object({
  /** What the text asks for, the most important first. */
  needs: z.array(needSchema),
  /** Words that were read as another. */
  corrections: z.array(z.object({ typed: z.string(), read: z.string() })),
  /** What the text asks for and no API of the catalog does: then the results only come near it, and none is recommended. */
  lacks: z.array(z.string()),
  /** Words of the text that nothing in the catalog covers. */
  notCovered: z.array(z.string()),
  /** What every result has to satisfy; `isRead` is false for one that the catalog cannot check. */
  constraints: z.array(z.object({ name: z.string(), isRead: z.boolean() })),
  /** Vendors and companies that the text excludes. */
  leftOut: z.array(z.string()),
  /** The English name of the language of the text; null for English. */
  language: z.string().nullable(),
  /** Set if nothing is answered: what was understood and a question, and two or three texts to send instead. */
  question: z.object({ text: z.string(), replies: z.array(z.string()) }).nullable(),
});
export type Understood = z.infer<typeof understoodSchema>;

const MAX_DISREGARDED = 20;

/** Names from an earlier response: a left out vendor, a constraint, or a corrected word as it was typed. */
export const disregardInput = z.array(z.string().max(200)).max(MAX_DISREGARDED).default([]);
