import type { SavedEndpoint } from '@gatehouse/contract/endpoints.ts';
import type { Exported, ExportInput } from '@gatehouse/contract/imports.ts';
import type { Provider } from '@gatehouse/contract/providers.ts';
import type { Deps } from '#src/deps.ts';
import { rejected } from '#src/errors.ts';
import { listEndpoints } from '#src/features/endpoints/endpoints.service.ts';
import {
  type ExportedEndpoint,
  whyKeyless,
  withoutMasks,
} from '#src/features/imports/write/exported-endpoint.ts';
import { writeExport } from '#src/features/imports/write/write-export.ts';
import { listProviders } from '#src/features/providers/providers.service.ts';

const toExported = (
  endpoint: SavedEndpoint,
  provider: Provider,
  { localNetworks }: Pick<Deps, 'localNetworks'>,
): ExportedEndpoint => {
  const { name, method, description } = endpoint;
  const keyless = whyKeyless({ endpoint: endpoint.endpoint, provider }, localNetworks);
  return { name, method, description, provider, keyless, ...withoutMasks(endpoint) };
};

/** The saved endpoints as a document. They are read with masks in place of secrets, so none can get into it. */
export const exportEndpoints = async (deps: Deps, { format, providerId }: ExportInput): Promise<Exported> => {
  const providers = new Map((await listProviders(deps)).map((provider) => [provider.id, provider]));
  if (providerId !== undefined && !providers.has(providerId))
    throw rejected('BAD_REQUEST', 'providerId', 'Unknown provider');
  const saved = (await listEndpoints(deps)).filter(
    (one) => providerId === undefined || one.providerId === providerId,
  );
  const exported = saved.toReversed().flatMap((endpoint) => {
    const provider = providers.get(endpoint.providerId);
    return provider === undefined ? [] : [toExported(endpoint, provider, deps)];
  });
  const { extension, contentType, text } = writeExport(format, exported);
  const name =
    providerId === undefined
      ? 'gatehouse-endpoints'
      : `gatehouse-${providers.get(providerId)?.slug}-endpoints`;
  return { fileName: `${name}.${extension}`, contentType, text };
};
