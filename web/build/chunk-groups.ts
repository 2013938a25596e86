import { gzipSync } from 'node:zlib';
import { build, type InlineConfig, type Rolldown } from 'vite';
import { isRoute, screensOf } from '../../scripts/lib/first-load.mjs';
import { mergeChunks } from './merge-chunks.ts';

const MANIFEST = '.vite/manifest.json';

type BuiltFile = Rolldown.OutputChunk | Rolldown.OutputAsset;

/** What a build with these options consists of; nothing is written. */
const builtFiles = async (config: InlineConfig): Promise<BuiltFile[]> => {
  const result = await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    build: { ...config.build, write: false },
  });
  return [result].flat().flatMap((part) => ('output' in part ? part.output : []));
};

const readManifest = (files: readonly BuiltFile[]): Parameters<typeof screensOf>[0] => {
  const file = files.find(({ fileName }) => fileName === MANIFEST);
  if (file?.type !== 'asset') throw new Error('A build without a manifest does not say what a screen loads');
  return JSON.parse(String(file.source));
};

/** A build's chunks, with the screens that load each. The entry, the groups of the options and the routes stay as they are. */
const chunksOf = (files: readonly BuiltFile[], groups: ReadonlySet<string>) => {
  const manifest = readManifest(files);
  const screens = screensOf(manifest);
  const loading = (when: 'first' | 'later', keys: readonly string[]) =>
    new Set(screens.filter((screen) => keys.some((key) => screen[when].has(key))).map(({ route }) => route));
  return files
    .filter((file) => file.type === 'chunk')
    .map(({ fileName, name, code, imports, isEntry }) => {
      const keys = Object.keys(manifest).filter((key) => manifest[key]?.file === fileName);
      return {
        file: fileName,
        bytes: gzipSync(code).length,
        imports,
        isFixed: isEntry || groups.has(name) || keys.some(isRoute),
        first: loading('first', keys),
        later: loading('later', keys),
      };
    });
};

/**
 * A build has a chunk for each set of places that need the same modules: hundreds, most of them below 1 KB. This builds once
 * to learn which screens load each, and merges those that are loaded together.
 * @param config without groups that it should merge
 * @returns the group of each module, for the build that is written
 */
export const chunkGroups = async (
  config: InlineConfig,
  fixed: readonly string[],
): Promise<Map<string, string>> => {
  const files = await builtFiles(config);
  const built = new Map(files.filter((file) => file.type === 'chunk').map((file) => [file.fileName, file]));
  const groups = new Map<string, string>();
  const names = new Set<string>();
  for (const chunks of mergeChunks(chunksOf(files, new Set(fixed)))) {
    const [largest] = chunks.toSorted((a, b) => b.bytes - a.bytes);
    let name = built.get(largest?.file ?? '')?.name ?? '';
    // Two groups of one name would be one.
    while (names.has(name)) name += '-';
    names.add(name);
    for (const { file } of chunks) for (const id of built.get(file)?.moduleIds ?? []) groups.set(id, name);
  }
  return groups;
};
