import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { FastifyReply } from 'fastify';

/** Text that is HTML already. Everything else that goes into a page is escaped. */
export interface Html {
  readonly html: string;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function render(value: Html | readonly Html[] | string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'string' || typeof value === 'number') {
    return String(value).replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
  }
  if ('html' in value) return value.html;
  return value.map((part) => part.html).join('');
}

/** A piece of a page; values are escaped unless they are pieces themselves. */
export function html(
  strings: TemplateStringsArray,
  ...values: readonly (Html | readonly Html[] | string | number | null)[]
): Html {
  return {
    html: strings.map((part, index) => part + render(values[index] ?? null)).join(''),
  };
}

/** A style sheet next to the source file `base`. */
export function styleSheet(name: string, base: string): string {
  return readFileSync(new URL(name, base), 'utf8');
}

/** Data for a page's script, in a form that cannot close its element. */
export function embeddedJson(id: string, data: unknown): Html {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return { html: `<script type="application/json" id="${id}">${json}</script>` };
}

const BASE_STYLE = styleSheet('./page.css', import.meta.url);

export interface Page {
  readonly title: string;
  readonly style: string;
  readonly body: Html;
  /** Runs in the browser. Sent as its own source, so it must be self-contained. */
  readonly script?: () => void;
  /**
   * Allowed form targets besides this origin: a redirect after a form counts (CSP `form-action`).
   */
  readonly formTargets?: readonly string[];
}

const hash = (source: string): string =>
  `'sha256-${createHash('sha256').update(source).digest('base64')}'`;

/** A whole page, and its content security policy: its own style and script, by hash, no others. */
export function renderPage(page: Page): { readonly document: string; readonly policy: string } {
  const style = BASE_STYLE + page.style;
  const script = page.script === undefined ? '' : `(${page.script.toString()})();`;
  const policy = [
    "default-src 'none'",
    `style-src ${hash(style)}`,
    script === '' ? "script-src 'none'" : `script-src ${hash(script)}`,
    "connect-src 'self'",
    "img-src 'self' data:",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    `form-action ${["'self'", ...(page.formTargets ?? [])].join(' ')}`,
  ].join('; ');
  const document = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${page.title}</title>
<link rel="icon" href="data:,">
<style>${{ html: style }}</style>
</head>
<body>
${page.body}
${script === '' ? null : { html: `<script>${script}</script>` }}
</body>
</html>
`;
  return { document: document.html, policy };
}

export function sendPage(reply: FastifyReply, page: Page, status = 200): FastifyReply {
  const { document, policy } = renderPage(page);
  return reply
    .code(status)
    .header('content-security-policy', policy)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(document);
}
