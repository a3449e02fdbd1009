import { Copy } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { SELECT_STORY } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { copyText } from '../CopyField/copy.ts';
import { Heading } from '../Heading/index.ts';
import { Icon } from '../Icon/index.ts';
import { ScrollBody } from '../internal/ScrollBody.tsx';
import { Link } from '../Link/index.ts';
import { Text } from '../Text/index.ts';
import { Toaster, toast } from '../Toast/index.ts';
import * as css from './page.css.ts';

/** Documentation pages: full width, with a heading of their own, and compared like galleries. */
export const pageParameters = { page: 'own', chromatic: { disableSnapshot: false } };
export const pageGlobals = { viewport: { value: '', isRotated: false } };

export interface PageProps {
  title: string;
  lead: ReactNode;
  children: ReactNode;
}

/** A page about the design, not about one component. */
export function Page({ title, lead, children }: PageProps) {
  return (
    <main className={css.page}>
      <header className={css.header}>
        <Heading level={1} size={40}>
          {title}
        </Heading>
        <Text as="p" size={17} color="muted">
          {lead}
        </Text>
      </header>
      {children}
      <Toaster />
    </main>
  );
}

export interface SectionProps {
  title: string;
  note?: ReactNode;
  children: ReactNode;
}

export function Section({ title, note, children }: SectionProps) {
  return (
    <section className={css.section}>
      <div>
        <Heading>{title}</Heading>
        {note !== undefined && (
          <Text as="p" color="muted" className={css.note}>
            {note}
          </Text>
        )}
      </div>
      {children}
    </section>
  );
}

export interface NameProps {
  children: ReactNode;
  value?: ReactNode;
  /** Its name in code, copied when the name is pressed. */
  code?: string;
}

/** A token below its sample: its name and its value. */
export function Name({ children, value, code }: NameProps) {
  return (
    <div className={css.name}>
      {code === undefined ? children : <Copyable text={code}>{children}</Copyable>}
      {value !== undefined && <span className={css.value}>{value}</span>}
    </div>
  );
}

export interface CopyableProps {
  /** The text to copy. */
  text: string;
  /** Description of the text, where it is too long to be announced. */
  what?: string;
  children: ReactNode;
}

/** Text that is copied when it is pressed. */
export function Copyable({ text, what = text, children }: CopyableProps) {
  const copy = async () => {
    const copied = await copyText(text).catch(() => false);
    toast(
      copied
        ? { id: what, text: `Copied: ${what}`, tone: 'positive' }
        : { id: what, text: `Not copied: ${what}`, tone: 'caution' },
    );
  };
  return (
    <button type="button" title={`Copy ${what}`} className={css.copyable} onClick={copy}>
      {children}
      <Icon icon={Copy} size={12} className={css.copyIcon} />
    </button>
  );
}

export interface CodeProps {
  /** Accessible name. */
  label: string;
  children: string;
}

/** A code sample with a copy button. */
export function Code({ label, children }: CodeProps) {
  return (
    <div className={css.code}>
      <ScrollBody role="region" aria-label={label} className={css.codeBody}>
        <pre>{children}</pre>
      </ScrollBody>
      <div className={css.codeFoot}>
        <Copyable text={children} what={label}>
          Copy
        </Copyable>
      </div>
    </div>
  );
}

export interface GoToProps {
  /** Id of a story or of a page of docs. */
  id: string;
  children: ReactNode;
}

/** A link to another page of this Storybook that keeps the settings of the toolbars. */
export function GoTo({ id, children }: GoToProps) {
  const isDocs = id.endsWith('--docs');
  const go = (event: MouseEvent) => {
    // The browser handles modified clicks, such as opening a new tab.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    addons.getChannel().emit(SELECT_STORY, { storyId: id });
  };
  return (
    <Link href={`./?path=/${isDocs ? 'docs' : 'story'}/${id}`} target="_parent" onClick={go}>
      {children}
    </Link>
  );
}
