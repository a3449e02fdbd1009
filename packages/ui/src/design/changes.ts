/** The first code block of a README, or of one of its sections, so that both never differ. */
export function firstCodeBlock(markdown: string, heading = ''): string {
  const section = markdown.slice(markdown.indexOf(heading));
  return /^```\w+\n(.*?)^```/ms.exec(section)?.[1]?.trimEnd() ?? '';
}

/** An unreleased change, from a `.changeset` file. */
export interface Change {
  /** The packages of the kit, each with the size of the version bump. */
  packages: readonly { name: string; size: string }[];
  description: string;
}

const sizes: Readonly<Record<string, string>> = {
  patch: 'fix',
  minor: 'feature',
  major: 'breaking change',
};

/** Parses a changeset. Packages outside of the kit are excluded. */
export function parseChange(markdown: string): Change | undefined {
  const [, head = '', description = ''] = /^---\n(.*?)^---\n(.*)/ms.exec(markdown) ?? [];
  const packages = [...head.matchAll(/^"(@parlor\/(?:ui|tokens))": (\w+)/gm)].map(
    ([, name = '', size = '']) => ({ name, size: sizes[size] ?? size }),
  );
  return packages.length === 0 ? undefined : { packages, description: description.trim() };
}
