import { text } from '@gatehouse/contract/common.ts';
import { z } from 'zod';
import { CATEGORIES } from '#src/categories.ts';

const category = z.enum(CATEGORIES, `has to be one of ${CATEGORIES.join(', ')}`);

/** A row of directory/abilities.tsv: what an API of the directory plainly does although its title does not say it. */
export const abilitiesRowSchema = z.strictObject({
  /** The id of the API in the directory: `abstractapi.com:geolocation`. */
  api: text(120),
  /** Names of concepts, with `; ` between them. */
  concepts: text(400).transform((names) => names.split('; ')),
});

/** A row of directory/examples.tsv: requirements that ask for exactly this API, in the words of who has them, with `; ` between them. */
export const examplesRowSchema = z.strictObject({
  api: text(120),
  examples: text(3000).transform((examples) => examples.split('; ')),
});

/** A row of directory/not-met.tsv: what an API does not offer, though the words of one of its capabilities say so. */
export const notMetRowSchema = z.strictObject({ concept: text(80), slug: text(80), why: text(300) });

/** The members of the European Union, which `eu` stands for. */
const EU = 'at be bg cy cz de dk ee es fi fr gr hr hu ie it lt lu lv mt nl pl pt ro se si sk'.split(' ');

/** A row of directory/regions.tsv: the only countries that an API, or all APIs of a provider, are about or can be used in. */
export const regionRowSchema = z.strictObject({
  /** An id of the catalogue, or of the directory without what follows a colon: `tfl.gov.uk`. */
  api: text(120),
  /** Their codes of ISO 3166, with spaces between them; `eu` is the European Union. */
  countries: z
    .string()
    .regex(/^[a-z]{2}(?: [a-z]{2})*$/, 'has to be codes of countries')
    .transform((codes) => codes.split(' ').flatMap((code) => (code === 'eu' ? EU : [code]))),
});

/**
 * A row of directory/brands.tsv: what the directory's provider names do not say. The brand name, the domain if the name is
 * not one of the company's domains, and the category of all its APIs.
 */
export const brandRowSchema = z.strictObject({
  provider: text(120),
  name: text(80),
  domain: text(120).optional(),
  category: category.optional(),
});

/**
 * A row of directory/categories.tsv: a category of the directory and that of the catalogue. Those missing there say nothing
 * (`media` is on every Google API).
 */
export const categoryRowSchema = z.strictObject({ theirs: text(80), category });

/** A row of directory/category-overrides.tsv: the category of an entry, or of all entries of a provider, where title and text mislead. */
export const overrideRowSchema = z.strictObject({ id: text(120), category });

/** A row of directory/folded.tsv: a provider whose descriptions, one for each customer or authority, are parts of one API. */
export const foldedRowSchema = z.strictObject({ provider: text(120), description: text(300) });

/**
 * A row of directory/retired.tsv: an entry that nobody can start to use any more. It is left out of the catalogue: to recommend it
 * would send a developer to a page that is gone. Most dates were not compared with the announcement: check one before you rely on it.
 */
export const retiredRowSchema = z.strictObject({
  id: text(120),
  /** When it was shut down, or closed to new developers; absent where only the fact is known. */
  since: z
    .string()
    .regex(/^20\d\d(?:-\d\d){0,2}$/, 'has to be a year, a month or a day')
    .optional(),
  why: z.string().regex(/^[A-Z].*\.$/, 'has to be a sentence'),
});

/** A row of directory/not-logins.tsv: where a description says that logins begin, and none can be set up. */
export const notLoginRowSchema = z.strictObject({
  authorizationUrl: z.url(),
  why: z.string().regex(/^[A-Z].*\.$/, 'has to be a sentence'),
});

/** A row of directory/base-urls.tsv: where an API is served whose description does not say it, in whole. */
export const baseUrlRowSchema = z.strictObject({
  id: text(120),
  baseUrl: z.url({ protocol: /^https$/ }).regex(/[^/]$/, 'has to have no slash at its end'),
});

/**
 * A row of directory/well-known.tsv: a provider of the directory that most developers have heard of. Of two entries that fit
 * a query equally well, its comes first.
 */
export const wellKnownRowSchema = z.strictObject({ provider: text(120) });

/** A row of vocabulary/own-data.tsv: a capability that nearly every product has for its own data. */
export const ownDataRowSchema = z.strictObject({ capability: text(80) });
