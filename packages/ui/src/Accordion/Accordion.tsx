import { ChevronDown } from 'lucide-react';
import { Accordion as Radix } from 'radix-ui';
import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import * as css from './Accordion.css.ts';

export interface AccordionItem {
  /** Tells it from its neighbours. */
  value: string;
  title: ReactNode;
  /** Before the title, usually an `Icon`. */
  leading?: ReactNode;
  /** At the end of the line, quietly: a count, a state. */
  hint?: ReactNode;
  content: ReactNode;
  disabled?: boolean | undefined;
}

interface CommonProps
  extends Omit<ComponentProps<'div'>, 'value' | 'defaultValue' | 'onChange' | 'children' | 'dir'> {
  items: readonly AccordionItem[];
  /** Whether one answer is open at a time, or several. Default `single`. */
  type?: 'single' | 'multiple' | undefined;
  /** What is open: one value, '' for none, or a list of them with `multiple`. */
  value?: string | string[] | undefined;
  /** What is open at the start. */
  defaultValue?: string | string[] | undefined;
  /** Level of the titles in the outline of the page. Default 3. */
  headingLevel?: 2 | 3 | 4 | 5 | undefined;
  /** `card` draws it on a surface of its own. Default `plain`. */
  variant?: 'plain' | 'card' | undefined;
}

export interface SingleAccordionProps extends CommonProps {
  type?: 'single' | undefined;
  value?: string | undefined;
  defaultValue?: string | undefined;
  onValueChange?: ((value: string) => void) | undefined;
}

export interface MultipleAccordionProps extends CommonProps {
  type: 'multiple';
  value?: string[] | undefined;
  defaultValue?: string[] | undefined;
  onValueChange?: ((value: string[]) => void) | undefined;
}

/** The value of one, or the values of several. */
export type AccordionProps = CommonProps & (SingleAccordionProps | MultipleAccordionProps);

/** Questions whose answers open below them: help, terms, the parts of a long form. */
export function Accordion(props: AccordionProps) {
  const { items, headingLevel = 3, variant = 'plain', className, ...rest } = props;
  const common = {
    'data-component': 'Accordion',
    className: cx(css.root, css.variant[variant], className),
    children: items.map((item) => <Item key={item.value} {...item} level={headingLevel} />),
  };
  if (rest.type === 'multiple') {
    const { value, defaultValue, onValueChange, ...other } = rest;
    return (
      <Radix.Root
        {...other}
        {...common}
        {...(value !== undefined && { value })}
        {...(defaultValue !== undefined && { defaultValue })}
        {...(onValueChange !== undefined && { onValueChange })}
      />
    );
  }
  const { value, defaultValue, onValueChange, type: _type, ...other } = rest;
  return (
    <Radix.Root
      {...other}
      {...common}
      type="single"
      collapsible
      {...(value !== undefined && { value })}
      {...(defaultValue !== undefined && { defaultValue })}
      {...(onValueChange !== undefined && { onValueChange })}
    />
  );
}

function Item({
  value,
  title,
  leading,
  hint,
  content,
  disabled = false,
  level,
}: AccordionItem & { level: 2 | 3 | 4 | 5 }) {
  const Title = `h${level}` as const;
  return (
    <Radix.Item value={value} disabled={disabled} data-part="item" className={css.item}>
      <Radix.Header asChild>
        <Title className={css.heading}>
          <Radix.Trigger data-part="trigger" className={css.trigger}>
            {leading !== undefined && <span className={css.leading}>{leading}</span>}
            <span className={css.title}>{title}</span>
            {hint !== undefined && <span className={css.hint}>{hint}</span>}
            <ChevronDown aria-hidden="true" size={20} className={css.chevron} />
          </Radix.Trigger>
        </Title>
      </Radix.Header>
      <Radix.Content data-part="content" className={css.content}>
        <div className={css.inner}>{content}</div>
      </Radix.Content>
    </Radix.Item>
  );
}
