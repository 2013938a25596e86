import { MantineProvider, TextInput } from '@mantine/core';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DialogForm } from '#src/components/dialog-form.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

let root: Root;
const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());

const draw = (pending: boolean): void =>
  act(() =>
    root.render(
      <MantineProvider env="test">
        <DialogForm submitLabel="Save" onCancel={() => {}} onSubmit={onSubmit} pending={pending}>
          <TextInput label="Name" />
        </DialogForm>
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
  root = createRoot(document.body.appendChild(document.createElement('div')));
});

afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
});

describe('the form in a dialog', () => {
  it.each([{ ctrlKey: true }, { metaKey: true }])('is sent by Enter with %j', (keys) => {
    draw(false);
    pressEnter(keys);
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  it('is not sent again while it is being saved, neither by the shortcut nor by its button', () => {
    draw(true);
    pressEnter({ ctrlKey: true });
    act(() => document.querySelector<HTMLElement>('[type="submit"]')?.click());
    expect(onSubmit).not.toHaveBeenCalled();
  });
});
