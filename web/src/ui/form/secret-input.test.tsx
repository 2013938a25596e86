import { MantineProvider } from '@mantine/core';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { SecretInput } from '#src/ui/form/secret-input.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

let root: Root | undefined;

/** @param canMask whether the browser knows the style that masks a text */
const render = (canMask: boolean, description?: string) => {
  vi.stubGlobal('CSS', { supports: (name: string) => canMask && name === '-webkit-text-security' });
  root = createRoot(document.body.appendChild(document.createElement('div')));
  act(() =>
    root?.render(
      <MantineProvider env="test">
        <SecretInput label="API Key" description={description} defaultValue="sk-secret" />
      </MantineProvider>,
    ),
  );
  const input = document.querySelector('input');
  const toggle = document.querySelector('button');
  if (input === null || toggle === null) throw new Error('No field was rendered');
  const show = () =>
    act(() => void toggle.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true })));
  /** Whether the browser may do what the event asks for. */
  const allows = (type: string) => input.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }));
  return { input, toggle, show, allows };
};

afterEach(() => {
  act(() => root?.unmount());
  root = undefined;
  document.body.replaceChildren();
});

describe('a field for a secret', () => {
  it('is no password field where its text can be masked by style, so that no login is offered to be saved', () => {
    const { input, show } = render(true);
    expect(input.type).toBe('text');
    expect(input.className).toContain('masked');
    show();
    expect(input.type).toBe('text');
    expect(input.className).not.toContain('masked');
  });

  it('is a password field where the style is missing: the text is never shown unasked', () => {
    const { input, show } = render(false);
    expect(input.type).toBe('password');
    show();
    expect(input.type).toBe('text');
    show();
    expect(input.type).toBe('password');
  });

  it.each(['copy', 'cut', 'dragstart'])('allows no %s while it is masked, like a password field', (type) => {
    const { show, allows } = render(true);
    expect(allows(type)).toBe(false);
    show();
    expect(allows(type)).toBe(true);
  });

  it('is left alone by spell checkers, correction and password managers', () => {
    const { input } = render(true);
    expect(input.getAttribute('autocomplete')).toBe('off');
    expect(input.getAttribute('autocorrect')).toBe('off');
    expect(input.getAttribute('autocapitalize')).toBe('off');
    expect(input.getAttribute('spellcheck')).toBe('false');
    for (const name of ['data-1p-ignore', 'data-bwignore', 'data-lpignore'])
      expect(input.getAttribute(name), name).toBe('true');
  });

  it('tells screen readers that it shows dots, and whether it shows what was typed', () => {
    const { input, toggle, show } = render(true, 'From the console');
    const description = () =>
      document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent;
    expect(description()).toBe('From the console Shown as dots.');
    expect(toggle.getAttribute('aria-pressed')).toBe('false');
    show();
    expect(description()).toBe('From the console');
    expect(toggle.getAttribute('aria-pressed')).toBe('true');
  });

  it('tells it without a description, too', () => {
    const { input } = render(true);
    expect(input.getAttribute('aria-description')).toBe('Shown as dots.');
  });
});
