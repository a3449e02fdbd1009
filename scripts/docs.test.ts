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
/** Follows imports inside the kit only; props of third-party packages need no description. */
const importer = ((...args: Parameters<Importer>) => {
  const [{ node }] = args;
  const isOurs = 'source' in node && node.source?.value.startsWith('.');
  return isOurs ? follow(...args) : null;
}) as Importer;
const resolver = new builtinResolvers.FindExportedDefinitionsResolver();

/** Parses the components of a file as Storybook's docs page does; empty when it finds none. */
function parseDocs(filename: string): Documentation[] {
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

/** The problems of a component's docs page, one line each. */
function undocumented(folder: string): string[] {
  const stories = readFileSync(`${folder}/${basename(folder)}.stories.tsx`, 'utf8');
  const shown = /\bcomponent: (\w+)/.exec(stories)?.[1];
  if (shown === undefined) return ['its stories name no component'];
  const docs = parseDocs(`${folder}/${shown}.tsx`).find(({ displayName }) => displayName === shown);
  // The docs can parse neither branch of a union of props; they can parse an intersection before it.
  const source = readFileSync(`${folder}/${shown}.tsx`, 'utf8');
  const eitherOr = /export type \w+Props = (?!\w+ & \().* \| /.test(source);
  const props = Object.entries(docs?.props ?? {});
  const isDescribed = docs?.description || /description: \{\s+component:/.test(stories);
  return [
    ...(isDescribed ? [] : ['the component has no description']),
    ...(eitherOr ? ['its props are a union without an intersection before it'] : []),
    ...props
      .filter(([name, { description }]) => !description && glossary[name] === undefined)
      .map(([name]) => `no description of ${name}`),
  ];
}

describe('every docs page describes its component and each prop', () => {
  it.each(folders.map((folder) => [basename(folder), folder]))('%s', (_name, folder) => {
    expect(undocumented(folder)).toEqual([]);
  });
});

it.each(globSync('packages/app/src/**/*.stories.tsx', { cwd: root }).sort())(
  '%s states the purpose of its screens',
  (file) => {
    const source = readFileSync(`${root}${file}`, 'utf8');
    expect(source).toMatch(/\*\/\nconst meta = /);
    // Storybook adds that text to `parameters`, and replaces them unless they are an object literal.
    expect(source).not.toMatch(/^ {2}parameters: \w/m);
    const [meta = ''] = /^const meta = .*?^}/ms.exec(source) ?? [];
    if (/^ {2}\.\.\./m.test(meta)) expect(meta).toMatch(/^ {2}parameters: {/m);
  },
);
