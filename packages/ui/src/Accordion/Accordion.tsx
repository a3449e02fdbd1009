import { ChevronDown } from 'lucide-react';
import { Accordion as Radix } from 'radix-ui';
import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import * as css from './Accordion.css.ts';

export interface AccordionItem {
  /** Unique among the items. */
  value: string;
  title: ReactNode;
  /** Content before the title, usually an `Icon`. */
  leading?: ReactNode;
  /** Muted text at the end of the line, such as a count or a state. */
  hint?: ReactNode;
  /** Hidden until the item is opened. */
  content: ReactNode;
  disabled?: boolean | undefined;
}

interface CommonProps
  extends Omit<ComponentProps<'div'>, 'value' | 'defaultValue' | 'onChange' | 'children' | 'dir'> {
  items: readonly AccordionItem[];
  /** Whether one item or several can be open at a time. Default `single`. */
  type?: 'single' | 'multiple' | undefined;
  /** The open item: one value, '' for none, or a list of values with `multiple`. */
  value?: string | string[] | undefined;
  /** The item that is open initially. */
  defaultValue?: string | string[] | undefined;
  /** Heading level of the titles. Default `h3`. */
  titleAs?: 'h2' | 'h3' | 'h4' | 'h5' | undefined;
  /** `card` draws it on a card surface. Default `plain`. */
  variant?: 'plain' | 'card' | undefined;
}

export interface SingleAccordionProps extends CommonProps {
  /** One item can be open at a time. */
  type?: 'single' | undefined;
  value?: string | undefined;
  defaultValue?: string | undefined;
  onValueChange?: ((value: string) => void) | undefined;
}

export interface MultipleAccordionProps extends CommonProps {
  /** Any number of items can be open. */
  type: 'multiple';
  value?: string[] | undefined;
  defaultValue?: string[] | undefined;
  onValueChange?: ((value: string[]) => void) | undefined;
}

/** One value for `single`, a list of values for `multiple`. */
export type AccordionProps = CommonProps & (SingleAccordionProps | MultipleAccordionProps);

/** Questions with collapsible answers: help, terms, the parts of a long form. */
export function Accordion(props: AccordionProps) {
  const { items, titleAs = 'h3', variant = 'plain', className, ...rest } = props;
  const common = {
    'data-component': 'Accordion',
    className: cx(css.root, css.variant[variant], className),
    children: items.map((item) => <Item key={item.value} {...item} titleAs={titleAs} />),
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
  titleAs: Title,
}: AccordionItem & { titleAs: 'h2' | 'h3' | 'h4' | 'h5' }) {
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
