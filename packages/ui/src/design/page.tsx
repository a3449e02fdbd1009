import type { ReactNode } from 'react';
import { Heading } from '../Heading/index.ts';
import { Text } from '../Text/index.ts';
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
}

/** A token under its sample: what it is called, and what it comes to. */
export function Name({ children, value }: NameProps) {
  return (
    <div className={css.name}>
      {children}
      {value !== undefined && <span className={css.value}>{value}</span>}
    </div>
  );
}
