import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type CDP from 'chrome-remote-interface';
import { build } from 'vite';
import { SERVED_PAGE_ID } from '../src/app/served-page.ts';
import { evaluate } from './visit.ts';

/** An element of the drawn page: name, namespaced or not, attributes, children. */
type Drawn = string | [name: string, props: Record<string, unknown>, ...children: Drawn[]];

/** The page as it was drawn, without what made it. */
export interface DrawnPage {
  readonly html: string;
  readonly css: readonly string[];
  readonly body: Drawn[];
}

/** Reads the page that the app drew. */
export function readDrawnPage(client: CDP.Client): Promise<DrawnPage> {
  return evaluate(
    client,
    (dataId): DrawnPage => {
      const unwanted = `script, #${dataId}, link[rel=modulepreload], link[rel=expect], link[as=script]`;
      for (const element of document.querySelectorAll(unwanted)) element.remove();
      const toTree = (element: Element): Drawn => {
        const props: Record<string, unknown> = {};
        for (const { name, value } of element.attributes) {
          if (name !== 'style') props[name] = value === '' && name !== 'alt' ? true : value;
        }
        const { style } = element as HTMLElement;
        if (element.hasAttribute('style')) {
          props.style = Object.fromEntries(
            [...style].map((name) => [name, style.getPropertyValue(name)]),
          );
        }
        const children = [...element.childNodes].flatMap((node): Drawn[] =>
          node instanceof Element ? [toTree(node)] : node instanceof Text ? [node.data] : [],
        );
        return [element.localName, props, ...children];
      };
      const links = document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]');
      return {
        html: `<!doctype html>${document.documentElement.outerHTML}`,
        css: [...links].map(({ href }) => new URL(href).pathname),
        body: [...document.body.children].map(toTree),
      };
    },
    SERVED_PAGE_ID,
  );
}

/** Where each floor of a page is served, by the server of the product. */
export interface Floors {
  readonly html: string;
  readonly react: string;
}

/**
 * Writes two floors of a page into the folder of the served app: its static HTML, and a page whose
 * only script is React, which renders the same elements.
 */
export async function writeFloors(dist: string, name: string, drawn: DrawnPage): Promise<Floors> {
  const folder = join(dist, 'floors');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, `${name}.html`), drawn.html);
  await bundle(join(folder, name), drawn.body);
  const head = drawn.css.map((href) => `<link rel="stylesheet" href="${href}">`).join('');
  const [start = ''] = /<html[^>]*>/.exec(drawn.html) ?? [];
  await writeFile(
    join(folder, `${name}-react.html`),
    `<!doctype html>${start}<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">` +
      `<title>React</title>${head}<script type="module" src="/floors/${name}/page.js"></script></head><body><div id="root"></div></body></html>`,
  );
  return { html: `/floors/${name}.html`, react: `/floors/${name}-react.html` };
}

async function bundle(outDir: string, body: readonly Drawn[]): Promise<void> {
  // In the package's folder, so that React is found.
  const root = await mkdtemp(fileURLToPath(new URL('../node_modules/.floor-', import.meta.url)));
  const entry = join(root, 'page.js');
  await writeFile(
    entry,
    `import { createElement, Fragment } from 'react';
import { createRoot } from 'react-dom/client';
const draw = (part) => typeof part === 'string' ? part : createElement(part[0], part[1], ...part.slice(2).map(draw));
const Page = ({ parts }) => createElement(Fragment, null, ...parts.map(draw));
createRoot(document.getElementById('root')).render(createElement(Page, { parts: ${JSON.stringify(body)} }));`,
  );
  try {
    await build({
      root,
      configFile: false,
      logLevel: 'error',
      publicDir: false,
      build: {
        outDir,
        emptyOutDir: true,
        modulePreload: false,
        rolldownOptions: { input: entry, output: { entryFileNames: 'page.js' } },
      },
    });
  } finally {
    await rm(root, { recursive: true, force: true });
  }
}
