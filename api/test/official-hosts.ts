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

/** The provider of a slug, which is built in or is added from its entry in the catalog. */
export const listOfficial = async (test: TestApp, slug: string): Promise<Provider> => {
  const known = (await test.rest('GET', '/providers')).body as Provider[];
  const listed = known.find((one) => one.source === 'built-in' && one.slug === slug);
  if (listed !== undefined) return listed;
  const api = getApi(test.deps.knowledge, slug);
  if (api === undefined) return providerBySlug(test, slug);
  const origin = { type: 'catalog', id: slug } as const;
  const added = await addDiscovered(test.deps, [{ origin, facts: entryFacts(api) }]);
  const found = added.find((one) => one.origin?.type === 'catalog' && one.origin.id === slug);
  if (found === undefined) throw new Error(`${slug} was not added to the list`);
  return found;
};
