export { Anchor, LinkProvider } from './anchor.tsx';
export { Link, type LinkProps } from './Link.tsx';
