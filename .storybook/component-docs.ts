/** Reads what a docs page shows from the sources of a component. Pure functions, tested alone. */

export interface TypeField {
  name: string;
  type: string;
  isRequired: boolean;
  description: string;
}

export interface DocumentedType {
  name: string;
  fields: readonly TypeField[];
}

/** The values of `data-part` in the sources, in order of appearance. */
export function readParts(sources: readonly string[]): string[] {
  const found = sources.flatMap((source) =>
    [...source.matchAll(/data-part="([\w-]+)"/g)].map(([, part = '']) => part),
  );
  return [...new Set(found)];
}

/** The id of the docs page that Storybook makes of a story file. */
export function readDocsId(story: string): string {
  const [, title = ''] = /\btitle: '(\w+\/\w+)'/.exec(story) ?? [];
  return `${title.replace('/', '-').toLowerCase()}--docs`;
}

/** The names that an `index.ts` exports. */
export function readExports(index: string): string[] {
  return [...index.matchAll(/export \{([^}]*)\}/g)].flatMap(([, list = '']) =>
    list
      .split(',')
      .map((name) => name.trim().replace(/^type /, ''))
      .filter(Boolean),
  );
}

/**
 * The exported interfaces of a component other than its own props: the fields of its columns, items
 * and options, and the props of its parts. Storybook's props table shows only their names.
 */
export function readTypes(
  sources: readonly string[],
  exported: readonly string[],
  component: string,
): DocumentedType[] {
  const isShown = (name: string) =>
    exported.includes(name) && name !== `${component}Props` && !name.endsWith('Labels');
  return sources.flatMap((source) =>
    [...source.matchAll(/^export interface (\w+)(?:<[^{]*?>)?(?: extends [^{]+)? \{\n(.*?)^\}/gms)]
      .filter(([, name = '']) => isShown(name))
      .map(([, name = '', body = '']) => ({ name, fields: readFields(body) })),
  );
}

function readFields(body: string): TypeField[] {
  const field = /(?:^ {2}\/\*\*(.*?)\*\/\n)?^ {2}('?[\w-]+'?)(\?)?: (.*?);$/gms;
  return (
    [...body.matchAll(field)]
      // The other props of a union, which this member does not have.
      .filter(([, , , , type]) => type !== 'undefined')
      .map(([, comment = '', name = '', optional, type = '']) => ({
        name: name.replaceAll("'", ''),
        type: type.replace(/\s+/g, ' ').replace(/ \| undefined$/, ''),
        isRequired: optional === undefined,
        description: comment
          .replace(/\n\s*\*/g, ' ')
          .replace(/\s+/g, ' ')
          .trim(),
      }))
  );
}

/**
 * The code of an example in a `.docs.tsx` file, with the imports of another team.
 * @throws {Error} when the file has no such example
 */
export function readSample(
  source: string,
  component: string,
  example: 'recommended' | 'mistake',
): { imports: string; code: string } {
  const [, block] = new RegExp(`^  ${example}: \\{\\n(.*?)^  \\},`, 'ms').exec(source) ?? [];
  const [, written] = /^ {4}example: (.*),$/ms.exec(block ?? '') ?? [];
  if (written === undefined) throw new Error(`${component} has no example: ${example}`);
  const code = dedent(written.replace(/^\(\n(.*)\n {4}\)$/s, '$1'));
  const imports = [...source.matchAll(/^import \{([^}]*)\} from '([^']+)';/gm)].flatMap(
    ([, list = '', from = '']) => {
      const names = list
        .split(',')
        .map((name) => name.trim())
        .filter((name) => name !== '' && new RegExp(`\\b${name}\\b`).test(code));
      if (names.length === 0) return [];
      const own = from.replace(/^\.\/index\.ts$/, `../${component}/index.ts`);
      const path = own.replace(/^\.\.\/(\w+)\/index\.ts$/, '@parlor/ui/$1');
      return [`import { ${names.join(', ')} } from '${path}';`];
    },
  );
  return { imports: imports.join('\n'), code };
}

function dedent(text: string): string {
  const indents = text
    .split('\n')
    .filter((line) => line.startsWith(' '))
    .map((line) => line.search(/\S/));
  const least = text.startsWith(' ') ? Math.min(...indents) : 4;
  return text.replaceAll(new RegExp(`^ {${least}}`, 'gm'), '');
}

/** Stories in the order of their file, the usual state first. A module lists its exports by name. */
export function orderBySource<Story extends { id: string }>(
  stories: readonly Story[],
  source: string,
): Story[] {
  const names = [...source.matchAll(/^export const (\w+)/gm)].map(([, name = '']) =>
    name.toLowerCase(),
  );
  const getRank = ({ id }: Story) => names.indexOf(id.replace(/^.*--/, '').replaceAll('-', ''));
  return stories.toSorted((a, b) => getRank(a) - getRank(b));
}
