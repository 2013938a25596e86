import { LOADER_COLORS } from '@gatehouse/contract/loading-demo.ts';
import { ColorSwatch, Group, Radio, Stack, Text, TextInput } from '@mantine/core';
import { useMemo } from 'react';
import { hexOf } from '#src/features/loading-demo/hex-color.ts';
import classes from '#src/features/loading-demo/loading-demo.module.css';

const presetOf = (color: string): string | undefined =>
  LOADER_COLORS.find((preset) => (preset ?? '').toLowerCase() === color.trim().toLowerCase()) ?? undefined;

const Preset = ({ color }: { color: string | null }) => (
  <Radio
    value={color ?? ''}
    label={
      color === null ? (
        'None'
      ) : (
        <Group gap={6} wrap="nowrap">
          <ColorSwatch color={color} size={14} withShadow={false} aria-hidden />
          {color}
        </Group>
      )
    }
  />
);

interface ColorFieldProps {
  /** As it was typed; empty for the theme's colour. */
  value: string;
  /** What the loader has; null for the theme's colour. */
  shown: string | null;
  error: string | undefined;
  onChange: (color: string) => void;
}

/** One of the presets, any CSS colour as a text, or a colour from the browser's picker. */
export const ColorField = ({ value, shown, error, onChange }: ColorFieldProps) => {
  const picked = useMemo(() => hexOf(shown ?? ''), [shown]);
  return (
    <Stack gap="sm">
      <Radio.Group
        label="Color"
        value={value.trim() === '' ? '' : (presetOf(value) ?? null)}
        onChange={onChange}
      >
        <Group gap="md" mt={4}>
          {LOADER_COLORS.map((color) => (
            <Preset key={color} color={color} />
          ))}
        </Group>
      </Radio.Group>
      <TextInput
        label="Any CSS color"
        description={
          <Text span inherit>
            A name, a hex value or a function: <code>teal</code>, <code>#0d9488</code>,{' '}
            <code>oklch(60% 0.12 185)</code>
          </Text>
        }
        placeholder="The theme’s color"
        value={value}
        error={error}
        spellCheck={false}
        autoComplete="off"
        onChange={(event) => onChange(event.currentTarget.value)}
        rightSectionWidth={44}
        rightSection={
          <span className={classes.swatch} data-empty={shown === null || undefined}>
            <input
              type="color"
              aria-label="Color picker"
              className={classes.picker}
              value={picked}
              onChange={(event) => onChange(event.currentTarget.value)}
            />
          </span>
        }
      />
    </Stack>
  );
};
