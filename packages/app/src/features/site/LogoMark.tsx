import * as css from './Brand.css.ts';

/** The product's own mark, in the colour of the theme: for a site without a logo of its own. */
export function LogoMark() {
  return (
    <svg aria-hidden="true" viewBox="0 0 32 32" width={32} height={32} className={css.mark}>
      <rect width="32" height="32" rx="8" fill="currentColor" />
      <g className={css.letter}>
        <path d="M10 25V7h7.2a5.9 5.9 0 0 1 0 11.8H14" className={css.stroke} />
        <circle cx="22.6" cy="23.6" r="2.2" fill="currentColor" />
      </g>
    </svg>
  );
}
