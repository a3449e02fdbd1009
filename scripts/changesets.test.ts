import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './lib/run.ts';

const notes = globSync(`${root}.changeset/*.md`).filter((file) => basename(file) !== 'README.md');

it.each(notes.map((file) => [basename(file), file]))(
  '%s has the front matter that a release reads',
  (_name, file) => {
    expect(readFileSync(file, 'utf8')).toMatch(
      /^---\n(?:["']@parlor\/[a-z]+["']: (?:major|minor|patch|none)\n)+---\n\n\S/,
    );
  },
);
