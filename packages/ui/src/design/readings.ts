/** The first piece of code in a README, so that the page and the README never differ. */
export function codeIn(markdown: string): string {
  return /^```\w+\n(.*?)^```/ms.exec(markdown)?.[1]?.trimEnd() ?? '';
}

/** A note of what changed, as `.changeset` keeps it until there is a release. */
export interface Change {
  /** Of the kit, each with how much it asks of who uses it. */
  packages: readonly { name: string; size: string }[];
  words: string;
}

const sizes: Readonly<Record<string, string>> = {
  patch: 'mended',
  minor: 'new',
  major: 'to be changed by you',
};

/** Reads a note. What is not about the kit says nothing to who adopts it. */
export function readChange(markdown: string): Change | undefined {
  const [, head = '', words = ''] = /^---\n(.*?)^---\n(.*)/ms.exec(markdown) ?? [];
  const packages = [...head.matchAll(/^"(@parlor\/(?:ui|tokens))": (\w+)/gm)].map(
    ([, name = '', size = '']) => ({ name, size: sizes[size] ?? size }),
  );
  return packages.length === 0 ? undefined : { packages, words: words.trim() };
}
