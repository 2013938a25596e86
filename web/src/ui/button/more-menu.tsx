import { IconDots } from '@tabler/icons-react';
import { type ComponentProps, type ComponentType, useState } from 'react';
import { NOT_LOADED } from '#src/lib/error-message.ts';
import { loadExport } from '#src/lib/load-once.ts';
import { IconAction } from '#src/ui/button/icon-action.tsx';
import type { MoreMenuList } from '#src/ui/button/more-menu-list.tsx';
import { toastError } from '#src/ui/feedback/toast.ts';

type MenuProps = ComponentProps<typeof MoreMenuList>;

const list = loadExport(() => import('#src/ui/button/more-menu-list.tsx'), 'MoreMenuList');

/** Ignores a failure: the press on the button tries again, and says so. */
const prepare = (): void => void list.load().catch(() => undefined);

/** A button for what is done less often. Its menu is loaded when the pointer is on it, at the latest when it is pressed. */
export const MoreMenu = (props: MenuProps) => {
  const [List, setList] = useState<ComponentType<MenuProps>>();
  if (List !== undefined) return <List {...props} />;
  const open = async (): Promise<void> => {
    const loaded = await list.load().catch(() => undefined);
    if (loaded === undefined) toastError(NOT_LOADED);
    else setList(() => loaded);
  };
  return (
    <IconAction
      label={props.label}
      hint="More"
      icon={IconDots}
      onClick={() => void open()}
      onPointerEnter={prepare}
      aria-haspopup="menu"
      aria-expanded={false}
    />
  );
};
