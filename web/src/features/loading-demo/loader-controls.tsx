import {
  LOADER_COLORS,
  LOADER_DELAY,
  LOADER_PLACEMENTS,
  LOADER_SIZES,
  LOADER_TYPES,
} from '@gatehouse/contract/plain/loading-demo.ts';
import { Box, ColorSwatch, Group, Radio, Slider, Stack, Switch, Text, TextInput } from '@mantine/core';
import { useId, useMemo } from 'react';
import { type DemoProblems, type DemoValues, shownLoader } from '#src/features/loading-demo/demo-values.ts';
import classes from '#src/features/loading-demo/loading-demo.module.css';
import { capitalized } from '#src/lib/format.ts';

/** Shown by the color picker if the color is not known as a hex value. */
const NO_HEX = '#000000';

const hex = (part: number): string => part.toString(16).padStart(2, '0');

/** A CSS color as the hex value that a color picker needs, as the browser draws it; without transparency. */
const hexOf = (color: string): string => {
  if (/^#[0-9a-f]{6}$/i.test(color)) return color.toLowerCase();
  const canvas = document.createElement('canvas');
  canvas.width = 1;
  canvas.height = 1;
  const context = canvas.getContext('2d');
  if (context === null) return NO_HEX;
  context.fillStyle = color;
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
  return `#${hex(red)}${hex(green)}${hex(blue)}`;
};

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
  /** As it was typed; empty for the theme's color. */
  value: string;
  /** What the loader has; null for the theme's color. */
  shown: string | null;
  error: string | undefined;
  onChange: (color: string) => void;
}

/** One of the presets, any CSS color as a text, or a color from the browser's picker. */
const ColorField = ({ value, shown, error, onChange }: ColorFieldProps) => {
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

interface ChoiceProps<Choice extends string> {
  label: string;
  choices: readonly Choice[];
  value: Choice;
  isDisabled?: boolean;
  onChange: (choice: Choice) => void;
}

const ChoiceField = <Choice extends string>({
  label,
  choices,
  value,
  isDisabled = false,
  onChange,
}: ChoiceProps<Choice>) => (
  <Radio.Group label={label} value={value} onChange={(chosen) => onChange(chosen as Choice)}>
    <Group gap="md" mt={4}>
      {choices.map((choice) => (
        <Radio key={choice} value={choice} label={capitalized(choice)} disabled={isDisabled} />
      ))}
    </Group>
  </Radio.Group>
);

const MARKS = [0, 500, 1000, 1500, 2000].map((value) => ({ value, label: `${value}` }));

interface DelayProps {
  value: number;
  isDisabled: boolean;
  onChange: (delay: number) => void;
}

const DelayField = ({ value, isDisabled, onChange }: DelayProps) => {
  const labelId = useId();
  return (
    <Box pb="lg">
      <Text id={labelId} size="sm" fw={500} mb={4} c={isDisabled ? 'dimmed' : undefined}>
        Delay: {value} ms
      </Text>
      <Slider
        {...LOADER_DELAY}
        value={value}
        disabled={isDisabled}
        marks={MARKS}
        label={null}
        mx={12}
        classNames={{ root: classes.slider, thumb: classes.thumb, bar: classes.bar }}
        attributes={{ thumb: { 'aria-labelledby': labelId, 'aria-valuetext': `${value} ms` } }}
        onChange={onChange}
      />
    </Box>
  );
};

interface LoaderControlsProps {
  values: DemoValues;
  problems: DemoProblems;
  onChange: (changes: Partial<DemoValues>) => void;
}

/** What is written beside the loader, and where. */
const TextControls = ({ values, problems, onChange }: LoaderControlsProps) => (
  <>
    <Switch
      label="Show text"
      checked={values.showText}
      onChange={(event) => onChange({ showText: event.currentTarget.checked })}
    />
    <TextInput
      label="Text"
      value={values.text}
      disabled={!values.showText}
      error={problems.text}
      dir="auto"
      onChange={(event) => onChange({ text: event.currentTarget.value })}
    />
    <ChoiceField
      label="Text placement"
      choices={LOADER_PLACEMENTS}
      value={values.placement}
      isDisabled={!values.showText}
      onChange={(placement) => onChange({ placement })}
    />
  </>
);

/** Everything about a loader that can be chosen. */
export const LoaderControls = (props: LoaderControlsProps) => {
  const { values, problems, onChange } = props;
  return (
    <Stack gap="lg">
      <ChoiceField
        label="Loader type"
        choices={LOADER_TYPES}
        value={values.type}
        onChange={(type) => onChange({ type })}
      />
      <ChoiceField
        label="Size"
        choices={LOADER_SIZES}
        value={values.size}
        onChange={(size) => onChange({ size })}
      />
      <TextControls {...props} />
      <ColorField
        value={values.color}
        shown={shownLoader(values).color}
        error={problems.color}
        onChange={(color) => onChange({ color })}
      />
      <Switch
        label="Show after a delay"
        description="The loader is hidden until the delay has passed, then it fades in."
        checked={values.showDelay}
        onChange={(event) => onChange({ showDelay: event.currentTarget.checked })}
      />
      <DelayField
        value={values.delay}
        isDisabled={!values.showDelay}
        onChange={(delay) => onChange({ delay })}
      />
    </Stack>
  );
};
