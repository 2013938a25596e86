import type { Settings } from '@gatehouse/contract/plain/settings-options.ts';
import { Button, Modal, Stack, Text } from '@mantine/core';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useSettings } from '#src/features/settings/offers/settings-store.ts';
import { type ReadSettings, readSettingsFile } from '#src/features/settings/read-settings-file.ts';
import classes from '#src/features/settings/settings.module.css';
import {
  changedFields,
  SETTING_LABELS,
  settingText,
  toValues,
} from '#src/features/settings/settings-values.ts';
import { storeSettings } from '#src/features/settings/use-settings-form.ts';
import { formatDateTime } from '#src/lib/format.ts';
import { DialogFooter } from '#src/ui/dialog/dialog-footer.tsx';
import { FormFailure } from '#src/ui/feedback/form-failure.tsx';
import { DropArea } from '#src/ui/form/drop-area.tsx';
import { Fact, FactList } from '#src/ui/text/fact-list.tsx';

const Changes = ({ before, after }: { before: Settings; after: Settings }) => (
  <FactList>
    {changedFields(toValues(before), toValues(after)).map((name) => (
      <Fact key={name} name={SETTING_LABELS[name]}>
        <span className={classes.change} dir="auto">
          <del>{settingText(before, name)}</del> → <ins>{settingText(after, name)}</ins>
        </span>
      </Fact>
    ))}
  </FactList>
);

/** More names than anyone reads. */
const MAX_NAMED = 5;

const Ignored = ({ names }: { names: readonly string[] }) => {
  if (names.length === 0) return null;
  const more = names.length - MAX_NAMED;
  const named = names.slice(0, MAX_NAMED).map((name) => name.slice(0, 40).toWellFormed());
  return (
    <Text size="sm" c="dimmed" className={classes.change}>
      Ignored, because no setting has this name: {named.join(', ')}
      {more > 0 && ` and ${more} more`}
    </Text>
  );
};

interface ReviewProps {
  read: ReadSettings;
  onBack: () => void;
  onClose: () => void;
}

const Review = ({ read: { settings, exportedAt, unknown }, onBack, onClose }: ReviewProps) => {
  const before = useSettings();
  const hasChanges = changedFields(toValues(before), toValues(settings)).length > 0;
  const apply = (): void => {
    if (storeSettings(settings, 'Settings imported')) onClose();
  };
  return (
    <Stack gap="md">
      <Text size="sm" c="dimmed">
        Exported {formatDateTime(exportedAt)}.{' '}
        {hasChanges ? 'This will change:' : 'You have the same settings already.'}
      </Text>
      {hasChanges && <Changes before={before} after={settings} />}
      <Ignored names={unknown} />
      <DialogFooter>
        <Button variant="subtle" onClick={onBack}>
          Choose another file
        </Button>
        <Button variant="default" onClick={onClose}>
          {hasChanges ? 'Cancel' : 'Close'}
        </Button>
        {hasChanges && <Button onClick={apply}>Apply changes</Button>}
      </DialogFooter>
    </Stack>
  );
};

const Choose = ({ onRead, onClose }: { onRead: (read: ReadSettings) => void; onClose: () => void }) => {
  const [problem, setProblem] = useState<string>();
  const choose = async (file: File): Promise<void> => {
    const result = await readSettingsFile(file);
    if ('settings' in result) onRead(result);
    else setProblem(`${result.problem} Nothing was changed.`);
  };
  return (
    <Stack gap="md">
      <DropArea
        label="Settings file"
        hint="A JSON file that was exported here or in another browser"
        onFile={(file) => void choose(file)}
      />
      <FormFailure>{problem}</FormFailure>
      <DialogFooter>
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
      </DialogFooter>
    </Stack>
  );
};

const Import = ({ onClose }: { onClose: () => void }) => {
  const [read, setRead] = useState<ReadSettings>();
  const step = useRef<HTMLDivElement>(null);
  // What had the focus in the step before is gone.
  const show = (next: ReadSettings | undefined): void => {
    flushSync(() => setRead(next));
    step.current?.focus();
  };
  return (
    <div ref={step} tabIndex={-1} className={classes.step}>
      {read === undefined ? (
        <Choose onRead={show} onClose={onClose} />
      ) : (
        <Review read={read} onBack={() => show(undefined)} onClose={onClose} />
      )}
    </div>
  );
};

/** Settings from an exported file: first the file, then what it changes. */
export const ImportSettingsDialog = ({ opened, onClose }: { opened: boolean; onClose: () => void }) => (
  <Modal opened={opened} onClose={onClose} title="Import settings" size="lg">
    <Import onClose={onClose} />
  </Modal>
);
