import { MantineProvider } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { BusyButton } from '#src/ui/button/busy-button.tsx';
import { IconAction } from '#src/ui/button/icon-action.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

let root: Root | undefined;

const render = (button: ReactNode): HTMLButtonElement => {
  root ??= createRoot(document.body.appendChild(document.createElement('div')));
  act(() => root?.render(<MantineProvider env="test">{button}</MantineProvider>));
  const element = document.querySelector('button');
  if (element === null) throw new Error('No button was rendered');
  return element;
};

afterEach(() => {
  act(() => root?.unmount());
  root = undefined;
  document.body.replaceChildren();
});

describe.each([
  [
    'a button with text',
    (isBusy: boolean, onClick: () => void) => (
      <BusyButton isBusy={isBusy} onClick={onClick}>
        Save
      </BusyButton>
    ),
  ],
  [
    'an icon button',
    (isBusy: boolean, onClick: () => void) => (
      <IconAction label="Save" icon={IconRefresh} isBusy={isBusy} onClick={onClick} />
    ),
  ],
])('%s', (_, button) => {
  it('keeps the focus and ignores clicks while it is busy', () => {
    const onClick = vi.fn();
    const idle = render(button(false, onClick));
    idle.focus();
    idle.click();
    expect(onClick).toHaveBeenCalledTimes(1);
    const busy = render(button(true, onClick));
    busy.click();
    expect(onClick).toHaveBeenCalledTimes(1);
    expect(busy).toBe(idle);
    expect(busy.disabled).toBe(false);
    expect(busy.getAttribute('aria-disabled')).toBe('true');
    expect(document.activeElement).toBe(busy);
  });
});
