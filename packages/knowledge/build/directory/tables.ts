import type { z } from 'zod';
import { readTsv } from '#build/read-tsv.ts';
import type { Sources } from '#build/sources.ts';
import {
  baseUrlRowSchema,
  brandRowSchema,
  categoryRowSchema,
  foldedRowSchema,
  notLoginRowSchema,
  overrideRowSchema,
  retiredRowSchema,
  wellKnownRowSchema,
} from '#schema/directory.ts';
import type { Category } from '#src/categories.ts';

type Brand = z.infer<typeof brandRowSchema>;

/** What the tables in directory/ say about the descriptions, by the id of an entry or the name of its provider. */
export type DirectoryTables = {
  /** Where an API is served whose description does not say it. */
  baseUrls: ReadonlyMap<string, string>;
  brands: ReadonlyMap<string, Brand>;
  /** The category of the catalogue for one of the directory. */
  categories: ReadonlyMap<string, Category>;
  /** The category that was judged by hand. */
  overrides: ReadonlyMap<string, Category>;
  /** What the one API is of a provider whose descriptions are its parts. */
  folded: ReadonlyMap<string, string>;
  /** Authorization URLs at which no login can be set up. */
  notLogins: ReadonlySet<string>;
  retired: ReadonlySet<string>;
  wellKnown: ReadonlySet<string>;
};

/** @throws {SourceProblem} */
export const readDirectoryTables = (sources: Sources): DirectoryTables => {
  const rows = <Row>(name: string, schema: z.ZodType<Row>, keyOf: (row: Row) => string): Row[] =>
    readTsv(sources.read(`directory/${name}.tsv`), schema, keyOf);
  const brands = rows('brands', brandRowSchema, ({ provider }) => provider);
  const categories = rows('categories', categoryRowSchema, ({ theirs }) => theirs);
  const overrides = rows('category-overrides', overrideRowSchema, ({ id }) => id);
  return {
    baseUrls: new Map(
      rows('base-urls', baseUrlRowSchema, ({ id }) => id).map(({ id, baseUrl }) => [id, baseUrl]),
    ),
    brands: new Map(brands.map((brand) => [brand.provider, brand])),
    categories: new Map(categories.map(({ theirs, category }) => [theirs, category])),
    overrides: new Map(overrides.map(({ id, category }) => [id, category])),
    folded: new Map(
      rows('folded', foldedRowSchema, ({ provider }) => provider).map(({ provider, description }) => [
        provider,
        description,
      ]),
    ),
    notLogins: new Set(
      rows('not-logins', notLoginRowSchema, ({ authorizationUrl }) => authorizationUrl).map(
        ({ authorizationUrl }) => authorizationUrl,
      ),
    ),
    retired: new Set(rows('retired', retiredRowSchema, ({ id }) => id).map(({ id }) => id)),
    wellKnown: new Set(
      rows('well-known', wellKnownRowSchema, ({ provider }) => provider).map(({ provider }) => provider),
    ),
  };
};
