import type { SettingsFile } from '@gatehouse/contract/settings.ts';
import { SETTINGS_VERSION, type Settings } from '@gatehouse/contract/settings-options.ts';

/** The settings as a file: its name and its content. */
export const settingsFile = (settings: Settings, now: Date): { name: string; text: string } => {
  const exportedAt = now.toISOString();
  const file: SettingsFile = { product: 'Gatehouse', version: SETTINGS_VERSION, exportedAt, settings };
  return {
    name: `gatehouse-settings-${exportedAt.slice(0, 10)}.json`,
    text: `${JSON.stringify(file, null, 2)}\n`,
  };
};
