import { globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import {
  builtinResolvers,
  type Documentation,
  type Importer,
  makeFsImporter,
  parse,
} from 'react-docgen';
import { describe, expect, it } from 'vitest';
import { glossary } from '../.storybook/glossary.ts';
import { root } from './lib/run.ts';

const kit = `${root}packages/ui/src`;
const folders = globSync(`${kit}/[A-Z]*/SPEC.md`).map(dirname).sort();
const follow = makeFsImporter();
/** Into the kit alone: what packages bring is not the kit's to explain, and there is much of it. */
const importer = ((...args: Parameters<Importer>) => {
  const [{ node }] = args;
  const isOurs = 'source' in node && node.source?.value.startsWith('.');
  return isOurs ? follow(...args) : null;
}) as Importer;
const resolver = new builtinResolvers.FindExportedDefinitionsResolver();

/** What the docs page of Storybook reads of a file's components; nothing where it can read none. */
function docsOf(filename: string): Documentation[] {
  try {
    return parse(readFileSync(filename, 'utf8'), {
      filename,
      resolver,
      importer,
      babelOptions: { babelrc: false, configFile: false },
    });
  } catch (error) {
    if (error instanceof Error && error.message.includes('No suitable component')) return [];
    throw error;
  }
}

/** What is missing on a component's docs page, a line each. */
function undocumented(folder: string): string[] {
  const stories = readFileSync(`${folder}/${basename(folder)}.stories.tsx`, 'utf8');
  const shown = /\bcomponent: (\w+)/.exec(stories)?.[1];
  if (shown === undefined) return ['its stories name no component'];
  const docs = docsOf(`${folder}/${shown}.tsx`).find(({ displayName }) => displayName === shown);
  // Of a choice between two kinds of props the docs can read neither; what stands before one they can.
  const source = readFileSync(`${folder}/${shown}.tsx`, 'utf8');
  const eitherOr = /export type \w+Props = (?!\w+ & \().* \| /.test(source);
  const props = Object.entries(docs?.props ?? {});
  const words = docs?.description || /description: \{\s+component:/.test(stories);
  return [
    ...(words ? [] : ['it says nothing of itself']),
    ...(eitherOr ? ['its props are a choice, with nothing before it'] : []),
    ...props
      .filter(([name, { description }]) => !description && glossary[name] === undefined)
      .map(([name]) => `it says nothing of ${name}`),
  ];
}

describe('every docs page says what the component is, and what each of its props is for', () => {
  it.each(folders.map((folder) => [basename(folder), folder]))('%s', (_name, folder) => {
    expect(undocumented(folder)).toEqual([]);
  });
});
