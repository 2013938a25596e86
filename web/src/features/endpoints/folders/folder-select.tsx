import { useFolderTree } from '#src/features/endpoints/offers/use-folder-tree.ts';
import { LazySelect } from '#src/ui/form/lazy-select.tsx';

interface FolderSelectProps {
  label?: string;
  /** An id as text, `''` for no folder. */
  value?: string;
  onChange: (value: string) => void;
  error?: React.ReactNode;
  /** Folders that cannot be chosen. */
  without?: ReadonlySet<number> | undefined;
}

/** Chooses a folder by its path, or none. */
export const FolderSelect = ({
  label = 'Folder',
  value = '',
  onChange,
  error,
  without = new Set(),
}: FolderSelectProps) => {
  const nodes = useFolderTree();
  const choices = nodes.filter(({ folder }) => !without.has(folder.id));
  return (
    <LazySelect
      label={label}
      data={[
        { value: '', label: 'No folder' },
        ...choices.map(({ folder, path }) => ({ value: String(folder.id), label: path })),
      ]}
      value={value}
      onChange={(next) => onChange(next ?? '')}
      allowDeselect={false}
      error={error}
    />
  );
};
