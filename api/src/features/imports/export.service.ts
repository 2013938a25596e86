import type { SavedEndpoint } from '@gatehouse/contract/endpoints.ts';
import type { Folder } from '@gatehouse/contract/folders.ts';
import type { ExportInput, ExportResult } from '@gatehouse/contract/imports.ts';
import type { Provider } from '@gatehouse/contract/providers.ts';
import type { Deps } from '#src/deps.ts';
import { rejected } from '#src/errors.ts';
import { listEndpoints } from '#src/features/endpoints/endpoints.service.ts';
import { listFolders } from '#src/features/endpoints/folders/folders.service.ts';
import {
  type ExportedEndpoint,
  whyKeyless,
  withoutMasks,
} from '#src/features/imports/write/exported-endpoint.ts';
import { writeExport } from '#src/features/imports/write/write-export.ts';
import { listProviders } from '#src/features/providers/providers.service.ts';

/** The names of each folder and of those around it, by the id of the folder. */
const pathsOf = (folders: readonly Folder[]): ((id: number | null) => string[]) => {
  const byId = new Map(folders.map((folder) => [folder.id, folder]));
  const pathOf = (id: number | null): string[] => {
    const folder = id === null ? undefined : byId.get(id);
    return folder === undefined ? [] : [...pathOf(folder.parentId), folder.name];
  };
  return pathOf;
};

const toExported = (
  endpoint: SavedEndpoint,
  provider: Provider,
  path: readonly string[],
  { localNetworks }: Pick<Deps, 'localNetworks'>,
): ExportedEndpoint => {
  const { name, method, description } = endpoint;
  // Beside a key, it only leaves the key's secret out.
  const withoutKey = endpoint.withoutKey && endpoint.apiKeyId === null && endpoint.connectionId === null;
  const keyless = withoutKey ? '' : whyKeyless({ endpoint: endpoint.endpoint, provider }, localNetworks);
  return { name, method, description, provider, path, withoutKey, keyless, ...withoutMasks(endpoint) };
};

/** The saved endpoints as a document. They are read with masks in place of secrets, so none can get into it. */
export const exportEndpoints = async (
  deps: Deps,
  { format, providerId }: ExportInput,
): Promise<ExportResult> => {
  const providers = new Map((await listProviders(deps)).map((provider) => [provider.id, provider]));
  if (providerId !== undefined && !providers.has(providerId))
    throw rejected('BAD_REQUEST', 'providerId', 'Unknown provider');
  const saved = (await listEndpoints(deps)).filter(
    (one) => providerId === undefined || one.providerId === providerId,
  );
  const pathOf = pathsOf(await listFolders(deps));
  const exported = saved.toReversed().flatMap((endpoint) => {
    const provider = providers.get(endpoint.providerId);
    return provider === undefined ? [] : [toExported(endpoint, provider, pathOf(endpoint.folderId), deps)];
  });
  const { extension, contentType, text } = writeExport(format, exported);
  const name =
    providerId === undefined
      ? 'gatehouse-endpoints'
      : `gatehouse-${providers.get(providerId)?.slug}-endpoints`;
  return { fileName: `${name}.${extension}`, contentType, text };
};
