import { type Html, html, styleSheet } from './page.ts';

const style = styleSheet('./stand-in.css', import.meta.url);

/** The shared layout of the pages of all simulated companies. */
export const standInStyle = (name: string, base: string): string => style + styleSheet(name, base);

export const icon = (...paths: readonly string[]): Html =>
  html`<svg viewBox="0 0 24 24" aria-hidden="true">${paths.map((d) => html`<path d="${d}"/>`)}</svg>`;

interface Placeholder {
  readonly name: string;
  /** The drawing of its logo, in a box of 32 by 32. */
  readonly logo: Html;
  /** States which company is simulated, and that nothing is real. */
  readonly foot: Html;
}

/** The frame of a company's page. Header and footer state that it is a sandbox. */
export const standInFrame =
  ({ name, logo, foot }: Placeholder) =>
  (content: Html): Html =>
    html`
<div class="stand-in">
  <header class="top">
    <p class="brand"><svg class="logo" viewBox="0 0 32 32" aria-hidden="true">${logo}</svg><span>${name}</span></p>
    <p class="sandbox">Sandbox</p>
  </header>
  ${content}
  <footer class="foot">
    <p>${foot}</p>
  </footer>
</div>`;
