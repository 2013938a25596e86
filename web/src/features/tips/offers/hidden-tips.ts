import { useLocalStorage } from '@mantine/hooks';
import { preferenceKey } from '#src/lib/browser-storage.ts';

/** The blocks of tips, by their titles. */
const BLOCKS = ['Security tips', 'Testing tips'] as const;
export type TipsName = (typeof BLOCKS)[number];

const NONE: readonly TipsName[] = [];

/** Reads what was stored: the titles of blocks, of which a later version may know others. */
const readNames = (stored: string | undefined): readonly TipsName[] => {
  const names = new Set(stored?.split(','));
  return BLOCKS.filter((name) => names.has(name));
};

/** The blocks of tips that were put away in this browser, until they are shown again in the settings. */
export const useHiddenTips = () => {
  const [hidden, setHidden, forget] = useLocalStorage<readonly TipsName[]>({
    key: preferenceKey('hidden-tips'),
    defaultValue: NONE,
    getInitialValueInEffect: false,
    serialize: (names) => names.join(','),
    deserialize: readNames,
  });
  return {
    hidden,
    hide: (name: TipsName) => setHidden((before) => [...before, name]),
    show: (name: TipsName) => setHidden((before) => before.filter((one) => one !== name)),
    showAll: forget,
  };
};
