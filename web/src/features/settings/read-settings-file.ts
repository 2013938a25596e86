import { describeJsonProblem, findJsonProblem } from '@gatehouse/contract/plain/json-problem.ts';
import { asObject } from '@gatehouse/contract/plain/json-text.ts';
import {
  MAX_SETTINGS_FILE,
  SETTINGS_VERSION,
  type Settings,
} from '@gatehouse/contract/plain/settings-options.ts';
import { settingsFileSchema } from '@gatehouse/contract/settings.ts';
import { SETTING_LABELS, SETTING_NAMES, type SettingName } from '#src/features/settings/settings-values.ts';
import { formatBytes } from '#src/lib/format.ts';

export interface ReadSettings {
  settings: Settings;
  /** ISO 8601. */
  exportedAt: string;
  /** Names in the file that no setting has. They are ignored. */
  unknown: string[];
}

type ReadResult = ReadSettings | { problem: string };

/** Longer ones are cut: a file can contain any text. */
const MAX_QUOTED = 40;
const quote = (value: unknown): string => {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > MAX_QUOTED ? `${text.slice(0, MAX_QUOTED)}…`.toWellFormed() : text;
};

const labelOf = (name: unknown): string => SETTING_LABELS[name as SettingName] ?? String(name);

/** What is wrong with the settings of a file of the right version: each setting once. */
const problemOf = (file: unknown): string | undefined => {
  const settings = asObject(asObject(file)?.settings);
  if (settings === undefined) return 'The file contains no settings.';
  const missing = SETTING_NAMES.filter((name) => !Object.hasOwn(settings, name));
  if (missing.length > 0) return `The file lacks: ${missing.map(labelOf).join(', ')}.`;
  const issues = settingsFileSchema.safeParse(file).error?.issues ?? [];
  if (issues.length === 0) return undefined;
  const named = new Map<unknown, string>();
  for (const { path, message } of issues) {
    const [first, name] = path;
    if (named.has(name ?? first)) continue;
    const said =
      first === 'settings' ? `${labelOf(name)} is ${quote(settings[String(name)])}` : String(first);
    // A message is written as a sentence of its own.
    named.set(name ?? first, `${said}: ${message.charAt(0).toLowerCase()}${message.slice(1)}`);
  }
  return `${[...named.values()].join('. ')}.`;
};

/** Reads the content of a file. What is wrong is said in a sentence, and nothing of such a file is used. */
export const readSettingsText = (text: string): ReadResult => {
  if (text.trim() === '') return { problem: 'The file is empty.' };
  const broken = findJsonProblem(text);
  if (broken !== undefined) return { problem: `The file is not JSON. ${describeJsonProblem(broken)}.` };
  const file: unknown = JSON.parse(text);
  const { product, version, settings } = asObject(file) ?? {};
  if (product !== 'Gatehouse') return { problem: 'This is not a settings file of Gatehouse.' };
  if (version !== SETTINGS_VERSION)
    return {
      problem: `The file has version ${quote(version)}, and this Gatehouse reads version ${SETTINGS_VERSION}.`,
    };
  const problem = problemOf(file);
  if (problem !== undefined) return { problem };
  const parsed = settingsFileSchema.parse(file);
  const known: readonly string[] = SETTING_NAMES;
  return {
    settings: parsed.settings,
    exportedAt: parsed.exportedAt,
    unknown: Object.keys(asObject(settings) ?? {}).filter((name) => !known.includes(name)),
  };
};

/** Reads a file that the user chose. A large one is rejected before it is read. */
export const readSettingsFile = async (file: File): Promise<ReadResult> => {
  if (file.size > MAX_SETTINGS_FILE)
    return {
      problem: `The file is ${formatBytes(file.size)}. A settings file is smaller than ${formatBytes(MAX_SETTINGS_FILE)}.`,
    };
  const text = await file.text().catch(() => undefined);
  return text === undefined ? { problem: 'The file could not be read.' } : readSettingsText(text);
};
