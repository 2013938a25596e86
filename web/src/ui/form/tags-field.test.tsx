import { MantineProvider } from '@mantine/core';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TagsField } from '#src/ui/form/tags-field.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

let root: Root;
let value: string[];

const draw = (): void =>
  act(() =>
    root.render(
      <MantineProvider env="test">
        <TagsField
          label="Tags"
          suggestions={[]}
          value={value}
          onChange={(tags) => {
            value = tags;
          }}
        />
      </MantineProvider>,
    ),
  );

const input = (): HTMLInputElement => {
  const found = document.querySelector<HTMLInputElement>('input[role="combobox"]');
  if (found === null) throw new Error('No field was rendered');
  return found;
};
const chips = (): (string | null)[] =>
  [...document.querySelectorAll('.mantine-Pill-label')].map(({ textContent }) => textContent);

const type = (text: string): void => {
  act(() => {
    // To Mantine, a change without the focus is the browser's.
    input().focus();
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input(), text);
    input().dispatchEvent(new Event('input', { bubbles: true }));
  });
  draw();
};
const press = (key: string): void => {
  act(
    () => void input().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })),
  );
  draw();
};
const state = () => ({ value, chips: chips(), text: input().value });

beforeEach(() => {
  value = ['shop'];
  root = createRoot(document.body.appendChild(document.createElement('div')));
  draw();
});
afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
});

describe('a field of tags', () => {
  it('has what is typed as its last tag, and makes it a chip when it is ended', () => {
    type('berlin ');
    expect(state()).toEqual({ value: ['shop', 'berlin'], chips: ['shop'], text: 'berlin ' });
    press('Enter');
    expect(state()).toEqual({ value: ['shop', 'berlin'], chips: ['shop', 'berlin'], text: '' });
    type('two');
    press(',');
    expect(state()).toEqual({ value: ['shop', 'berlin', 'two'], chips: ['shop', 'berlin', 'two'], text: '' });
  });

  it('ends tags at commas that no key was pressed for, as on a phone', () => {
    type('one, ,two,th');
    expect(state()).toEqual({
      value: ['shop', 'one', 'two', 'th'],
      chips: ['shop', 'one', 'two'],
      text: 'th',
    });
    type('');
    expect(state()).toEqual({ value: ['shop', 'one', 'two'], chips: ['shop', 'one', 'two'], text: '' });
  });

  it('takes the last tag back with Backspace, and none while something is typed', () => {
    type('x');
    press('Backspace');
    expect(value).toEqual(['shop', 'x']);
    type('');
    press('Backspace');
    expect(state()).toEqual({ value: [], chips: [], text: '' });
  });

  it('forgets what is typed if the form is reset', () => {
    type('berlin');
    value = ['shop'];
    draw();
    expect(state()).toEqual({ value: ['shop'], chips: ['shop'], text: '' });
  });

  it('leaves what is typed as it is when a button takes the focus, and makes it a chip for another field', () => {
    const leave = (to: HTMLElement): void => {
      document.body.append(to);
      act(() => {
        input().focus();
        to.focus();
      });
      draw();
    };
    type('berlin');
    leave(document.createElement('button'));
    expect(state()).toEqual({ value: ['shop', 'berlin'], chips: ['shop'], text: 'berlin' });
    leave(document.createElement('input'));
    expect(state()).toEqual({ value: ['shop', 'berlin'], chips: ['shop', 'berlin'], text: '' });
  });
});
