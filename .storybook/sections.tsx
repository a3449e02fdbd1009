import { Heading, Markdown, Source } from '@storybook/addon-docs/blocks';
import { Fragment, type ReactNode, useContext, useEffect, useState } from 'react';
import { useTheme } from 'storybook/theming';
import weights from '../docs/bench/weights.md?raw';
import type { ThemeName } from '../packages/tokens/src/index.ts';
import { Advice, Advices } from '../packages/ui/src/design/Advice.tsx';
import { getKeyRows } from '../packages/ui/src/design/keyboard.ts';
import { parts as partTexts } from '../packages/ui/src/design/parts.ts';
import { ThemeProvider } from '../packages/ui/src/ThemeProvider/index.ts';
import { AnatomyFigure } from './anatomy.tsx';
import { GlobalsContext } from './container.tsx';
import type { Details } from './details.ts';
import { glossary } from './glossary.ts';
import { getAppearance } from './manager-theme.ts';
import { extractRequirements, findWeight } from './requirements.ts';

/** What is read of a component: its examples, parts, types, keys, texts and related components. */
export function DetailSections({ name, details }: { name: string; details: Details }) {
  const { docs, parts, types, samples, pages } = details;
  const globals = useContext(GlobalsContext);
  const { base } = useTheme();
  const [numbered, setNumbered] = useState<readonly string[]>([]);
  const keys = getKeyRows(name);
  return (
    <>
      <Heading>Do and don’t</Heading>
      <ThemeProvider
        theme={globals.theme as ThemeName}
        appearance={getAppearance(globals)}
        className="sb-unstyled"
      >
        <Advices>
          <Advice kind="do" text={docs.recommended.reason}>
            {docs.recommended.example}
          </Advice>
          <Advice kind="not" text={docs.mistake.reason}>
            {docs.mistake.example}
          </Advice>
        </Advices>
      </ThemeProvider>
      <Source language="tsx" code={samples.recommended} dark={base === 'dark'} />
      {parts.length > 0 && (
        <>
          <Heading>Anatomy</Heading>
          <ThemeProvider
            theme={globals.theme as ThemeName}
            appearance={getAppearance(globals)}
            className="sb-unstyled"
          >
            <AnatomyFigure parts={parts} onNumbered={setNumbered}>
              {docs.recommended.example}
            </AnatomyFigure>
          </ThemeProvider>
          <Table
            head={['Part', 'Purpose']}
            numbered={numbered.length}
            rows={[...numbered, ...parts.filter((part) => !numbered.includes(part))].map((part) => [
              part,
              partTexts[part] ?? '',
            ])}
          />
        </>
      )}
      {types.map((type) => (
        <Fragment key={type.name}>
          <Heading>{type.name}</Heading>
          <Table
            head={['Field', 'Type', 'Description']}
            rows={type.fields.map((field) => [
              `${field.name}${field.isRequired ? '' : '?'}`,
              <code key="type">{field.type}</code>,
              formatCode(field.description || describeField(type.name, field.name)),
            ])}
          />
        </Fragment>
      ))}
      <Heading>Keyboard</Heading>
      {keys.length === 0 ? (
        <p>It has no keys of its own.</p>
      ) : (
        <Table head={['Key', 'Effect']} rows={keys} />
      )}
      <Heading>Screen readers</Heading>
      <Markdown>{docs.screenReaders}</Markdown>
      <Heading>Content</Heading>
      <Markdown>{docs.content}</Markdown>
      <Heading>Related components</Heading>
      <Markdown>
        {Object.entries(docs.related)
          .map(([related, purpose]) => `- [${related}](?path=/docs/${pages[related]}): ${purpose}`)
          .join('\n')}
      </Markdown>
    </>
  );
}

export function Requirements({ name, load }: { name: string; load: () => Promise<string> }) {
  const [requirements, setRequirements] = useState<string>();
  useEffect(() => {
    void load().then((markdown) => setRequirements(extractRequirements(markdown)));
  }, [load]);
  const kB = findWeight(weights, name)?.toFixed(1);
  if (requirements === undefined) return null;
  return (
    <>
      <Heading>Requirements</Heading>
      <p>
        Each MUST is covered by a test.{' '}
        {kB !== undefined && `Size alone: ${kB} kB, minified and compressed.`}
      </p>
      <Markdown>{requirements}</Markdown>
    </>
  );
}

/** The description of a field without one of its own. The `value` of an item is not a controlled prop. */
function describeField(type: string, field: string): string {
  const isItem = !type.endsWith('Props');
  if (isItem && (field === 'id' || field === 'value')) return 'Identifies it among the others.';
  return glossary[field] ?? '';
}

/** A description with its code between backticks, and links to other names, as code. */
function formatCode(text: string): ReactNode {
  return text
    .replace(/\{@link (\w+)\}/g, '`$1`')
    .split('`')
    .map((part, index) => (index % 2 === 0 ? part : <code key={part}>{part}</code>));
}

interface TableProps {
  head: readonly string[];
  /** The first cell of a row is code, and unique. */
  rows: readonly (readonly [string, ...ReactNode[]])[];
  /** How many of the first rows have a number: that of a part in the figure. */
  numbered?: number;
}

function Table({ head, rows, numbered = 0 }: TableProps) {
  return (
    <div style={{ overflowX: 'auto' }}>
      <table className="fields">
        <thead>
          <tr>
            {head.map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first, ...cells], row) => (
            <tr key={first}>
              <td>
                {row < numbered && <span className="anatomy-number">{row + 1}</span>}
                <code>{first}</code>
              </td>
              {cells.map((cell, column) => (
                <td key={head[column + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
