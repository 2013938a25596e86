import { LOADER_SIZES, LOADER_TYPES } from '@gatehouse/contract/plain/loading-demo.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { LOADER_PARTS, Loader, LoaderMark } from '#src/ui/feedback/loader.tsx';

const render = (element: React.ReactElement): HTMLElement => {
  const page = document.createElement('div');
  page.innerHTML = renderToStaticMarkup(element);
  return page.firstElementChild as HTMLElement;
};

describe('a loader', () => {
  it('is a status with its text for screen readers, and an animation that they skip', () => {
    const loader = render(<Loader text="Loading the guide" />);
    expect(loader.getAttribute('role')).toBe('status');
    expect(loader.textContent).toBe('Loading the guide');
    const mark = loader.querySelector('[data-type]');
    expect(mark?.getAttribute('aria-hidden')).toBe('true');
    expect(mark?.getAttribute('data-type')).toBe('pulse');
    expect(mark?.getAttribute('data-size')).toBe('medium');
    expect(loader.dataset.placement).toBe('below');
  });

  it('without a text says that it is loading, to screen readers only', () => {
    for (const text of ['', '  ']) {
      const loader = render(<Loader text={text} placement="left" />);
      expect(loader.textContent).toBe('Loading');
      expect(loader.dataset.placement).toBe('none');
    }
  });

  it('is hidden for its delay, then fades in over 0.2 s; without a delay it is simply there', () => {
    const delayed = render(<Loader delay={700} />);
    expect(delayed.dataset.delayed).toBeDefined();
    expect(delayed.getAttribute('style')).toBe('animation-delay:700ms;animation-duration:200ms');
    const immediate = render(<Loader />);
    expect(immediate.dataset.delayed).toBeUndefined();
    expect(immediate.getAttribute('style')).toBeNull();
  });

  it('shows markup in its text as text', () => {
    expect(render(<Loader text="<b>😀 مرحبا</b>" />).textContent).toBe('<b>😀 مرحبا</b>');
  });
});

describe.each(LOADER_TYPES)('the animation %s', (type) => {
  it.each(LOADER_SIZES)('has its parts in size %s, in the chosen color', (size) => {
    const mark = render(<LoaderMark type={type} size={size} color="teal" />);
    expect(mark.children.length).toBe(LOADER_PARTS[type]);
    expect(mark.dataset).toMatchObject({ type, size });
    expect(mark.getAttribute('style')).toBe('color:teal');
  });
});
