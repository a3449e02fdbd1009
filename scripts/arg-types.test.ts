import { describe, expect, it } from 'vitest';
import { formatTypes } from '../.storybook/arg-types.ts';
import { describeCommonProps } from '../.storybook/glossary.ts';

type Context = Parameters<typeof formatTypes>[0];

/** A prop as Storybook parses it from the component's types, with the story's value. */
function shown(name: string, raw: string, arg?: unknown) {
  const type = { name: 'union', raw, required: false };
  const context = { argTypes: { [name]: { name, type } }, initialArgs: { [name]: arg } };
  return formatTypes(context as unknown as Context)[name];
}

describe('prop types on docs pages', () => {
  it.each([
    ['disabled', 'boolean | undefined', 'boolean'],
    ['throttle', 'number | undefined', 'number'],
    ['symbol', 'string | undefined', 'string'],
    ['onOpenChange', '((open: boolean) => void) | undefined', '(open: boolean) => void'],
    [
      'getAddress',
      '((value: string) => string | undefined) | undefined',
      '(value: string) => string | undefined',
    ],
    ['labels', 'Partial<ButtonLabels> | undefined', 'Partial<ButtonLabels>'],
    ['variant', "'solid' | 'soft' | undefined", 'solid | soft'],
    ['background', "\n    | 'page'\n    | 'surface'\n    | undefined", 'page | surface'],
    ['columns', '1 | 2 | 3 | undefined', '1 | 2 | 3'],
    ['tone', 'Tone | undefined', 'brand | neutral | positive | caution | critical | info | promo'],
  ])('%s: %s reads %s', (name, raw, summary) => {
    expect(shown(name, raw)?.table?.type?.summary).toBe(summary);
  });

  it('offers a select for a union and a text field for text', () => {
    expect(shown('tone', 'Tone | undefined')).toMatchObject({ control: { type: 'select' } });
    expect(shown('variant', "'solid' | 'soft' | undefined")).toMatchObject({
      control: { type: 'inline-radio' },
      options: ['solid', 'soft'],
    });
    expect(shown('help', 'ReactNode')).toMatchObject({ control: { type: 'text' } });
    expect(shown('value', 'string | bigint', '8214.35')).toMatchObject({
      control: { type: 'text' },
    });
  });

  it('offers no control for an element or an absent value', () => {
    expect(shown('leading', 'ReactNode')).toMatchObject({ control: { disable: true } });
    expect(shown('label', 'ReactNode', { type: 'b' })).toMatchObject({
      control: { disable: true },
    });
    expect(shown('icon', 'LucideIcon', { $$typeof: 1 })).toMatchObject({
      control: { disable: true },
    });
    expect(shown('labels', 'Partial<ButtonLabels> | undefined')).toMatchObject({
      control: { disable: true },
    });
  });

  it.each([
    ["'end'", "'end'"],
    ['false', 'false'],
    ['square !== undefined', undefined],
  ])('shows a default of %s as %s', (summary, expected) => {
    const argType = {
      name: 'center',
      type: { name: 'boolean' },
      table: { defaultValue: { summary } },
    };
    const context = { argTypes: { center: argType }, initialArgs: {} };
    const { center } = formatTypes(context as unknown as Context);
    expect(center?.table?.defaultValue?.summary).toBe(expected);
  });

  it('keeps argTypes that a story sets', () => {
    const argTypes = { tone: { name: 'tone', control: { type: 'radio' }, options: ['brand'] } };
    expect(formatTypes({ argTypes, initialArgs: {} } as unknown as Context)).toEqual(argTypes);
  });

  it('describes props that only a story sets', () => {
    const context = { argTypes: {}, initialArgs: { children: 'Deposit', unknownArg: 1 } };
    expect(describeCommonProps(context as unknown as Context)).toEqual({
      children: { name: 'children', description: 'Content.' },
    });
  });
});
