import { requiredText } from '@gatehouse/contract/common.ts';
import { z } from 'zod';
import { CATEGORIES } from '#src/categories.ts';

const categories = z
  .array(z.enum(CATEGORIES, `has to be one of ${CATEGORIES.join(', ')}`))
  .min(1, 'has to name at least one');

const industrySchema = z.strictObject({
  id: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'has to be in lower case, with hyphens'),
  name: requiredText(60, 'has to be a name'),
  categories,
});

/** categories/industries.yaml: the industries that a search can be narrowed to, with the categories that each covers. */
export const industriesSchema = z
  .array(industrySchema)
  .refine((all) => new Set(all.map(({ id }) => id)).size === all.length, 'has to have each id once')
  .refine((all) => {
    const names = all.map(({ name }) => name);
    return names.every((name, at) => at === 0 || (names[at - 1] ?? '').localeCompare(name) < 0);
  }, 'has to be sorted by name')
  .refine((all) => {
    const covered = new Set(all.flatMap((industry) => industry.categories));
    return CATEGORIES.every((category) => covered.has(category));
  }, 'has to cover every category, so that every API belongs to an industry');
export type IndustryFacts = z.infer<typeof industrySchema>;

const discoverySchema = z.strictObject({
  /** The categories that the discovery is about. */
  main: categories,
  /** Related categories, for APIs that also have another of all these; each comes up half as often. */
  beside: categories,
  description: requiredText(200, 'has to be a text'),
});

/** categories/quick-discoveries.yaml */
export const quickDiscoveriesSchema = z.strictObject({
  business: discoverySchema,
  marketing: discoverySchema,
  research: discoverySchema,
});
export type QuickDiscoveryFacts = z.infer<typeof quickDiscoveriesSchema>;
