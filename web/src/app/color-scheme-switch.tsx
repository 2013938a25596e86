import {
  Center,
  type MantineColorScheme,
  SegmentedControl,
  useMantineColorScheme,
  VisuallyHidden,
} from '@mantine/core';
import { IconDeviceDesktop, IconMoon, IconSun, type TablerIcon } from '@tabler/icons-react';

const option = (value: MantineColorScheme, name: string, Icon: TablerIcon) => ({
  value,
  label: (
    <Center title={name}>
      <Icon size={14} stroke={1.75} aria-hidden />
      <VisuallyHidden>{name}</VisuallyHidden>
    </Center>
  ),
});

const options = [
  option('light', 'Light', IconSun),
  option('dark', 'Dark', IconMoon),
  option('auto', 'System', IconDeviceDesktop),
];

/** Light, dark or the system setting; remembered in this browser. */
export const ColorSchemeSwitch = () => {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <SegmentedControl
      aria-label="Color scheme"
      fullWidth
      data={options}
      value={colorScheme}
      onChange={(value) => setColorScheme(value as MantineColorScheme)}
    />
  );
};
