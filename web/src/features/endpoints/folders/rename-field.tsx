import { createFolderInput, type Folder } from '@gatehouse/contract/folders.ts';
import { TextInput } from '@mantine/core';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useSaveFolder } from '#src/features/endpoints/folders/use-folder-changes.ts';
import { errorMessage } from '#src/lib/error-message.ts';

interface RenameFieldProps {
  folder: Folder;
  onDone: () => void;
}

/** The name of a folder, in its place. Enter or leaving the field saves it, Escape keeps the old one. */
export const RenameField = ({ folder, onDone }: RenameFieldProps) => {
  const field = useRef<HTMLInputElement>(null);
  const [name, setName] = useState(folder.name);
  const [problem, setProblem] = useState<string>();
  const save = useSaveFolder(folder, onDone);
  useEffect(() => field.current?.select(), []);
  const submit = (): void => {
    if (save.isPending) return;
    const parsed = createFolderInput.shape.name.safeParse(name);
    if (!parsed.success) setProblem(parsed.error.issues[0]?.message);
    else if (parsed.data === folder.name) onDone();
    else save.mutate({ name: parsed.data });
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Enter') submit();
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onDone();
  };
  return (
    <TextInput
      ref={field}
      size="xs"
      flex={1}
      aria-label={`New name of folder ${folder.name}`}
      autoComplete="off"
      value={name}
      onChange={({ currentTarget }) => {
        setName(currentTarget.value);
        setProblem(undefined);
        save.reset();
      }}
      onBlur={submit}
      onKeyDown={onKeyDown}
      error={problem ?? (save.error === null ? undefined : errorMessage(save.error))}
    />
  );
};
