import { render } from '@testing-library/react';
import type { ReactElement, Ref } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { violations } from './axe.ts';
import { settled } from './settled.ts';

/** Props that the suite passes to every component; each must forward all of them to its root. */
export interface ConformanceProps {
  ref: Ref<never>;
  className: string;
  id: string;
  'data-testid': string;
}

export interface ConformanceOptions {
  /** The value of `data-component` on the root. */
  name: string;
  /** Renders the component with its required props and these. */
  draw: (props: Partial<ConformanceProps>) => ReactElement;
  /** Constructor of the root element. */
  root: typeof Element;
  /**
   * `text` when `id` and `data-testid` go to an inner control rather than to the root, as fields do.
   * Default `root`.
   */
  restTo?: 'root' | 'control' | undefined;
  /** Whether it is a page with a main landmark of its own. Default `false`. */
  hasMain?: boolean | undefined;
}

/**
 * The guarantees of every component of the kit: its root is marked, takes `ref`, `className` and
 * the rest of the props, renders in strict mode without console output, and passes axe.
 */
export function describeConformance({
  name,
  draw,
  root,
  restTo = 'root',
  hasMain = false,
}: ConformanceOptions) {
  const find = () => document.querySelector(`[data-component="${name}"]`);

  describe('conformance', () => {
    test('marks its root', () => {
      render(draw({}));
      expect(find()).toBeInstanceOf(root);
    });

    test('merges className with its own', () => {
      render(draw({}));
      const own = find()?.getAttribute('class') ?? '';
      render(draw({ className: 'given', 'data-testid': 'second' }));
      const merged = [...document.querySelectorAll(`[data-component="${name}"]`)].at(-1);
      expect(merged?.classList.contains('given')).toBe(true);
      for (const part of own.split(' ').filter(Boolean)) expect(merged).toHaveClass(part);
    });

    test('passes the rest of its props on', () => {
      render(draw({ id: 'given-id', 'data-testid': 'given-test-id' }));
      const target = document.querySelector('[data-testid="given-test-id"]');
      expect(target).toHaveAttribute('id', 'given-id');
      if (restTo === 'root') expect(target).toBe(find());
      else expect(find()?.contains(target)).toBe(true);
    });

    test('hands over its element by ref, and takes it back', () => {
      const seen: (Element | null)[] = [];
      const ref = (element: Element | null) => {
        seen.push(element);
      };
      const { unmount } = render(draw({ ref }));
      const element = seen.findLast(Boolean);
      expect(element).toBeInstanceOf(Element);
      if (restTo === 'root') expect(element).toBe(find());
      unmount();
      expect(seen.at(-1)).toBeNull();
    });

    test('has nothing to say in the console', () => {
      const error = vi.spyOn(console, 'error').mockImplementation(() => {});
      const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
      const { unmount } = render(draw({}));
      unmount();
      expect(error).not.toHaveBeenCalled();
      expect(warn).not.toHaveBeenCalled();
      error.mockRestore();
      warn.mockRestore();
    });

    test('passes axe', async () => {
      const page = (
        <main>
          <h1>{name}</h1>
          {draw({})}
        </main>
      );
      render(hasMain ? draw({}) : page);
      await settled();
      expect(await violations()).toEqual([]);
    });
  });
}
