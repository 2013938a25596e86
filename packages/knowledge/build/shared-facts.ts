import { z } from 'zod';
import { readYaml } from '#build/read-yaml.ts';
import type { Sources } from '#build/sources.ts';

type Values = Readonly<Record<string, unknown>>;
const values = z.record(z.string(), z.unknown());

/**
 * Completes a file that says `like: <slug>` from the file of the same name in that provider's folder.
 * @param merge what both say, where the own one goes first
 * @param read what of the other file is shared
 */
export const sharedFacts =
  (
    file: string,
    merge: (shared: Values, own: Values) => Values = (shared, own) => ({ ...shared, ...own }),
    read: z.ZodType<Values> = values,
  ) =>
  (value: unknown, sources: Sources): unknown => {
    const own = values.safeParse(value).data;
    if (own?.like === undefined) return value;
    const { like } = own;
    // The schema then says what is wrong with it.
    if (typeof like !== 'string' || !sources.list(`providers/${like}`).includes(file))
      return { ...own, like: null };
    return merge(readYaml(sources.read(`providers/${like}/${file}`), read), own);
  };
