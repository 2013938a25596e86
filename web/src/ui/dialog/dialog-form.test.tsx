import { MantineProvider, TextInput } from '@mantine/core';
import { act } from 'react';
import { createPortal } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DialogForm } from '#src/ui/dialog/dialog-form.tsx';
import { useDiscardGuard } from '#src/ui/dialog/use-discard-guard.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

let root: Root;
const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());

const onClose = vi.fn();

interface GuardedProps {
  isBusy: boolean;
  isDirty?: boolean;
  isBlocked?: boolean;
}

const Guarded = ({ isBusy, isDirty = false, isBlocked = false }: GuardedProps) => {
  const guard = useDiscardGuard(onClose);
  return (
    <>
      <button type="button" onClick={guard.requestClose}>
        Close
      </button>
      <DialogForm
        submitLabel="Save"
        isDirty={isDirty}
        guard={guard}
        failure="The disk is full"
        onCancel={guard.discard}
        onSubmit={onSubmit}
        isBusy={isBusy}
        isBlocked={isBlocked}
      >
        <TextInput label="Name" />
      </DialogForm>
    </>
  );
};

const render = (isBusy: boolean, isDirty = false, isBlocked = false): void =>
  act(() =>
    root.render(
      <MantineProvider env="test">
        <Guarded isBusy={isBusy} isDirty={isDirty} isBlocked={isBlocked} />
      </MantineProvider>,
    ),
  );

const pressEnter = (keys: KeyboardEventInit): void =>
  act(() => {
    const event = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, ...keys });
    document.querySelector('input')?.dispatchEvent(event);
  });

beforeEach(() => {
  onSubmit.mockClear();
  onClose.mockClear();
  root = createRoot(document.body.appendChild(document.createElement('div')));
});

afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
});

describe('the form in a dialog', () => {
  it.each([{ ctrlKey: true }, { metaKey: true }])('is submitted by Enter with %j', (keys) => {
    render(false);
    pressEnter(keys);
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  it('does not submit the form of the screen that has opened the dialog', () => {
    const ofScreen = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    act(() =>
      root.render(
        <MantineProvider env="test">
          <form onSubmit={ofScreen}>{createPortal(<Guarded isBusy={false} />, document.body)}</form>
        </MantineProvider>,
      ),
    );
    pressEnter({ ctrlKey: true });
    expect(onSubmit).toHaveBeenCalledTimes(1);
    expect(ofScreen).not.toHaveBeenCalled();
  });

  it('is not submitted again while it is being saved, neither by the shortcut nor by its button', () => {
    render(true);
    pressEnter({ ctrlKey: true });
    act(() => document.querySelector<HTMLElement>('[type="submit"]')?.click());
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('is not submitted by its button while there is nothing to submit, and can still be canceled', () => {
    render(false, false, true);
    const button = document.querySelector<HTMLElement>('[type="submit"]');
    expect(button?.getAttribute('aria-disabled')).toBe('true');
    act(() => button?.click());
    expect(onSubmit).not.toHaveBeenCalled();
    press('Cancel');
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});

const press = (label: string): void =>
  act(() => {
    const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === label);
    if (button === undefined) throw new Error(`No button ${label}`);
    button.click();
  });
const question = (): Element | null => document.querySelector('[role="alertdialog"]');

describe('closing the dialog around a form', () => {
  it('happens immediately if nothing was typed', () => {
    render(false);
    press('Close');
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('needs confirmation if something was typed, with the focus on the button that keeps it', () => {
    render(false, true);
    document.querySelector('input')?.focus();
    press('Close');
    expect(onClose).not.toHaveBeenCalled();
    expect(question()?.textContent).toContain('Discard what you typed?');
    expect(document.activeElement?.textContent).toBe('Keep editing');
    press('Keep editing');
    expect(question()).toBeNull();
    expect(document.activeElement).toBe(document.querySelector('input'));
    press('Close');
    press('Discard');
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('is canceled by a second attempt, which keeps what was typed', () => {
    render(false, true);
    press('Close');
    press('Close');
    expect(question()).toBeNull();
    expect(onClose).not.toHaveBeenCalled();
  });

  it('is not possible while the form is being saved', () => {
    render(true, true);
    press('Close');
    expect(question()).toBeNull();
    expect(onClose).not.toHaveBeenCalled();
  });

  it('needs no confirmation after Cancel', () => {
    render(false, true);
    press('Cancel');
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});

it('a failure is shown in the form, as an alert', () => {
  render(false);
  expect(document.querySelector('form [role="alert"]')?.textContent).toBe('The disk is full');
});
