import { Button, type ButtonProps } from '@mantine/core';
import type { TablerIcon } from '@tabler/icons-react';
import type { ComponentPropsWithRef } from 'react';

interface ActionButtonProps
  extends Omit<ButtonProps, 'leftSection'>,
    Omit<ComponentPropsWithRef<'button'>, keyof ButtonProps> {
  icon: TablerIcon;
}

/** A button with an icon before its text. */
export const ActionButton = ({ icon: Icon, ...own }: ActionButtonProps) => (
  <Button {...own} leftSection={<Icon size={own.size === 'xs' ? 14 : 16} stroke={1.75} aria-hidden />} />
);
