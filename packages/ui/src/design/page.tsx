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

/** Pages that explain: as wide as the window, with a heading of their own, and compared like galleries. */
export const pageParameters = { page: 'own', chromatic: { disableSnapshot: false } };
export const pageGlobals = { viewport: { value: undefined, isRotated: false } };

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
  /** How code names it, copied when the name is pressed. */
  code?: string;
}

/** A token under its sample: what it is called, and what it comes to. */
export function Name({ children, value, code }: NameProps) {
  return (
    <div className={css.name}>
      {code === undefined ? children : <Copyable text={code}>{children}</Copyable>}
      {value !== undefined && <span className={css.value}>{value}</span>}
    </div>
  );
}

export interface CopyableProps {
  /** What comes to the clipboard. */
  text: string;
  /** What it is called, where it is too long to be said. */
  what?: string;
  children: ReactNode;
}

/** Words that are carried into code when they are pressed. */
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
  /** Names it for screen readers. */
  label: string;
  children: string;
}

/** Some lines of code, to be read and carried away. */
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

/** A way to another page of this Storybook, which keeps what the toolbars say. */
export function GoTo({ id, children }: GoToProps) {
  const isDocs = id.endsWith('--docs');
  const go = (event: MouseEvent) => {
    // To open it beside this one is the browser's business.
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
