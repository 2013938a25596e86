import type { Provider } from '@gatehouse/contract/providers.ts';
import { getApi } from '@gatehouse/knowledge/apis/lookups.ts';
import type { Outbound } from '@gatehouse/outbound/outbound.ts';
import { entryFacts } from '#src/features/providers/entry-facts.ts';
import { addDiscovered } from '#src/features/providers/providers.service.ts';
import { providerBySlug } from '#test/factories.ts';
import type { TestApp } from '#test/harness.ts';

/** The real client, with one stand-in behind every host name. What it gets has the path that was called; `hosts` collects the names. */
export const behindNames = (outbound: Outbound, standIn: () => string, hosts: string[] = []): Outbound => {
  const moved = (url: string): string => {
    const { host, pathname, search } = new URL(url);
    hosts.push(host);
    return `${standIn()}${pathname}${search}`;
  };
  return {
    ...outbound,
    request: (profile, request) => outbound.request(profile, { ...request, url: moved(request.url) }),
    fetch: (...options) => {
      const send = outbound.fetch(...options);
      return (url, init) => send(moved(String(url)), init);
    },
  };
};

/** The providers of these slugs, which are built in or are added from their entries in the catalog. */
export const listAllOfficial = async (
  test: TestApp,
  slugs: readonly string[],
): Promise<Map<string, Provider>> => {
  const known = (await test.rest('GET', '/providers')).body as Provider[];
  const builtIn = new Map(
    known.filter(({ source }) => source === 'built-in').map((one) => [one.slug, one] as const),
  );
  const wanted = slugs.filter((slug) => !builtIn.has(slug));
  const apis = wanted.flatMap((slug) => getApi(test.deps.knowledge, slug) ?? []);
  const added = await addDiscovered(
    test.deps,
    apis.map((api) => ({ origin: { type: 'catalog', id: api.id } as const, facts: entryFacts(api) })),
  );
  const byId = new Map(added.map((one) => [one.origin?.type === 'catalog' ? one.origin.id : '', one]));
  return new Map([...builtIn, ...byId]);
};

/** The provider of a slug, which is built in or is added from its entry in the catalog. */
export const listOfficial = async (test: TestApp, slug: string): Promise<Provider> =>
  (await listAllOfficial(test, [slug])).get(slug) ?? providerBySlug(test, slug);
