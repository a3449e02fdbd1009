import { mkdirSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Pictures, Verdict } from './compare.ts';

export interface ReportInput {
  folder: string;
  /** Commit of the base. */
  base: string;
  before: Pictures;
  after: Pictures;
  verdict: Verdict;
}

/** Writes a page with before, after and difference side by side. @returns its path */
export async function writeReport({
  folder,
  base,
  before,
  after,
  verdict,
}: ReportInput): Promise<string> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'pictures'), { recursive: true });
  const keep = async (name: string, kind: string, png: Buffer | undefined): Promise<string> => {
    const file = `pictures/${toId(name)}-${kind}.png`;
    if (png !== undefined) await writeFile(join(folder, file), png);
    return file;
  };
  const changed = await Promise.all(
    verdict.changed.map(async ({ name, comparison }) =>
      row(name, `${comparison.changed.toLocaleString('en')} px differ`, [
        ['Before', await keep(name, 'before', before.get(name))],
        ['After', await keep(name, 'after', after.get(name))],
        ['Difference', await keep(name, 'difference', comparison.difference)],
      ]),
    ),
  );
  const added = await Promise.all(
    verdict.added.map(async (name) =>
      row(name, 'new', [['After', await keep(name, 'after', after.get(name))]]),
    ),
  );
  const removed = await Promise.all(
    verdict.removed.map(async (name) =>
      row(name, 'gone', [['Before', await keep(name, 'before', before.get(name))]]),
    ),
  );
  const total = `${changed.length} changed, ${added.length} new, ${removed.length} gone, ${verdict.same} the same`;
  const page = join(folder, 'index.html');
  await writeFile(
    page,
    renderPage(total, base, [renderSummary(verdict), ...changed, ...added, ...removed]),
  );
  return page;
}

const toId = (name: string) => name.replace(/\W+/g, '-');

/** A summary of all images. */
function renderSummary({ changed, added, removed }: Verdict): string {
  const entries = [
    ...changed.map(({ name, comparison }) => [name, `${comparison.changed} px`]),
    ...added.map((name) => [name, 'new']),
    ...removed.map((name) => [name, 'gone']),
  ] as const;
  const items = entries.map(
    ([name = '', what]) => `<li><a href="#${toId(name)}">${name}</a> <small>${what}</small></li>`,
  );
  return items.length === 0
    ? ''
    : `<nav aria-label="What differs"><ol>${items.join('')}</ol></nav>`;
}

function row(name: string, what: string, pictures: readonly (readonly [string, string])[]): string {
  const figures = pictures.map(
    ([caption, file]) =>
      `<figure><figcaption>${caption}</figcaption><a href="${file}"><img src="${file}" alt="${caption} of ${name}" loading="lazy"></a></figure>`,
  );
  return `<section id="${toId(name)}"><h2>${name} <small>${what}</small></h2><div class="row">${figures.join('')}</div></section>`;
}

function renderPage(total: string, base: string, sections: readonly string[]): string {
  const nothing = '<p class="nothing">Nothing changed.</p>';
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${total}</title>
<style>
  :root { color-scheme: light dark; font: 15px/22px system-ui, sans-serif; }
  body { margin: 0 auto; max-width: 1400px; padding: 32px 24px 64px; }
  h1 { font-size: 24px; line-height: 32px; margin: 0 0 4px; }
  h2 { font-size: 15px; margin: 40px 0 12px; border-top: 1px solid #8884; padding-top: 16px; }
  small, figcaption, .base { color: GrayText; font-weight: 400; font-size: 13px; }
  .row { display: grid; grid-auto-flow: column; grid-auto-columns: minmax(0, 1fr); gap: 16px; align-items: start; }
  figure { margin: 0; } img { max-width: 100%; border: 1px solid #8884; border-radius: 8px; display: block; margin-top: 4px; }
  ol { columns: 2 480px; margin: 24px 0 0; padding-inline-start: 24px; }
  .nothing { padding: 64px 0; text-align: center; }
</style>
<h1>${total}</h1>
<p class="base">Base ${base}, and the working tree.</p>
${sections.join('\n').trim() || nothing}
</html>
`;
}
