import { historySettingsSchema } from '@gatehouse/contract/history.ts';
import { MAX_KEEP_LAST } from '@gatehouse/contract/plain/history-options.ts';
import { TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { HISTORY_KEY } from '#src/features/history/history-query.ts';
import { trpc } from '#src/lib/trpc.ts';
import { FormDialog } from '#src/ui/dialog/form-dialog.tsx';
import { LoadState } from '#src/ui/feedback/load-state.tsx';
import { LoadingText } from '#src/ui/feedback/loading-state.tsx';
import { toastSuccess } from '#src/ui/feedback/toast.ts';
import { useDraftForm } from '#src/ui/form/form.tsx';
import { createFormDraft } from '#src/ui/form/form-draft.ts';
import { atFields, useFormFailure } from '#src/ui/form/use-form-failure.ts';

const PATHS = atFields(['keepLast']);
const MOST = MAX_KEEP_LAST.toLocaleString('en');

/** A number as it is typed, with or without commas: an empty field is none. */
const numberIn = (typed: string): number =>
  /^\s*(?:\d+|\d{1,3}(?:,\d{3})+)\s*$/.test(typed) ? Number(typed.replaceAll(',', '')) : Number.NaN;

interface Typed {
  keepLast: string;
}

/** What was typed and not saved. There is one such form. */
const draft = createFormDraft<Typed>({ name: 'history settings' });
const DRAFT_ID = 'settings';

interface DialogProps {
  opened: boolean;
  onClose: () => void;
}

const SettingsForm = ({ keepLast, opened, onClose }: DialogProps & { keepLast: number }) => {
  const queryClient = useQueryClient();
  const utils = trpc.useUtils();
  const [saved, setSaved] = useState<Typed>({ keepLast: String(keepLast) });
  const { form, startOver, state } = useDraftForm(draft, DRAFT_ID, saved, {
    validate: {
      keepLast: (typed) =>
        historySettingsSchema.safeParse({ keepLast: numberIn(typed) }).error?.issues[0]?.message ?? null,
    },
  });
  const close = (): void => {
    startOver();
    save.reset();
    onClose();
  };
  const save = trpc.history.setSettings.useMutation({
    onSuccess: (settings) => {
      utils.history.settings.setData({}, settings);
      const now = { keepLast: String(settings.keepLast) };
      setSaved(now);
      startOver(now);
      onClose();
      toastSuccess(settings.keepLast === 0 ? 'No calls are kept now' : 'Settings saved');
      return queryClient.invalidateQueries({ queryKey: HISTORY_KEY });
    },
  });
  const failure = useFormFailure({ form, error: save.error, pathOf: PATHS });
  return (
    <FormDialog
      opened={opened}
      onClose={close}
      title="Calls to keep"
      description="When there are more, the oldest calls are deleted."
      submitLabel="Save"
      isBusy={save.isPending}
      {...state}
      failure={failure}
      onSubmit={form.onSubmit((values) => save.mutate({ keepLast: numberIn(values.keepLast) }))}
    >
      <TextInput
        label="Keep the last"
        description={`A number of calls, at most ${MOST}. With 0, none is kept.`}
        inputMode="numeric"
        autoComplete="off"
        {...form.getInputProps('keepLast')}
      />
    </FormDialog>
  );
};

/** Says how many calls are kept, and changes it. */
export const HistorySettingsDialog = (props: DialogProps) => {
  const settings = trpc.history.settings.useQuery({}, { enabled: props.opened });
  return (
    <LoadState
      state={settings}
      errorTitle="The settings could not be loaded"
      loading={<LoadingText what="settings" count={1} />}
      idle={null}
    >
      {({ keepLast }) => <SettingsForm keepLast={keepLast} {...props} />}
    </LoadState>
  );
};
