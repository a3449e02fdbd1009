const here = (file: string) => new URL(file, import.meta.url).pathname;

/**
 * Parts of libraries that a page runs in a smaller form, for the `resolve.alias` of whoever bundles
 * the kit. What they are given and what they answer is the same, for all that the kit asks of them.
 */
export const slim = [
  { find: /^@vanilla-extract\/recipes\/createRuntimeFn$/, replacement: here('./recipe.ts') },
  // Each icon of Lucide imports it from beside its folder.
  { find: /^\.\.\/createLucideIcon\.mjs$/, replacement: here('./lucide-icon.ts') },
];
