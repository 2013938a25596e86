import {
  LOADER_DELAY,
  LOADER_PLACEMENTS,
  LOADER_SIZES,
  LOADER_TYPES,
} from '@gatehouse/contract/loading-demo.ts';
import { Box, Group, Radio, Slider, Stack, Switch, Text, TextInput } from '@mantine/core';
import { useId } from 'react';
import { ColorField } from '#src/features/loading-demo/color-field.tsx';
import { type DemoProblems, type DemoValues, shownLoader } from '#src/features/loading-demo/demo-values.ts';
import classes from '#src/features/loading-demo/loading-demo.module.css';
import { capitalised } from '#src/lib/format.ts';

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
        <Radio key={choice} value={choice} label={capitalised(choice)} disabled={isDisabled} />
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

/** Everything about a loader that can be chosen. */
export const LoaderControls = ({ values, problems, onChange }: LoaderControlsProps) => (
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
