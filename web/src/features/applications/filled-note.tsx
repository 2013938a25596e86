import { Alert, Button, Group, Text } from '@mantine/core';
import { IconUserCircle } from '@tabler/icons-react';
import { APPLICATION_LABELS, type TextField } from '#src/features/applications/application-values.ts';
import { TextLink } from '#src/ui/text/link.tsx';

const LIST = new Intl.ListFormat('en');

interface FilledNoteProps {
  /** The fields that were filled in, and not taken back. */
  filled: readonly TextField[];
  /** False while there is no profile. */
  hasProfile: boolean;
  /** What the profile could fill in now. */
  fillable: number;
  onFill: () => void;
  onUndo: () => void;
}

/** Says what was filled in from the profile, and takes it back. */
export const FilledNote = ({ filled, hasProfile, fillable, onFill, onUndo }: FilledNoteProps) => {
  const labels = filled.map((field) => APPLICATION_LABELS[field]);
  return (
    <Alert
      role="status"
      variant="light"
      color="accent"
      icon={<IconUserCircle size={18} stroke={1.75} aria-hidden />}
    >
      <Group justify="space-between" gap="sm">
        <Text size="sm" c="var(--mantine-color-text)" flex="1 1 240px">
          {filled.length > 0 && `Filled in from your profile: ${LIST.format(labels)}.`}
          {filled.length === 0 && hasProfile && 'Empty fields can be filled in from your profile.'}
          {!hasProfile && (
            <>
              Applications are filled in from your profile, once you have one.{' '}
              <TextLink to="/profile" inherit underline="always">
                Create a profile
              </TextLink>
            </>
          )}
        </Text>
        {filled.length > 0 && (
          <Button variant="default" size="xs" onClick={onUndo}>
            Undo
          </Button>
        )}
        {filled.length === 0 && fillable > 0 && (
          <Button variant="default" size="xs" onClick={onFill}>
            Fill in from profile
          </Button>
        )}
      </Group>
    </Alert>
  );
};
