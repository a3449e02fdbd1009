import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';

/** A name that Mermaid takes as an identifier. */
const nameOf = (node: AnyStateNode): string =>
  node.path.length === 0 ? 'root' : node.path.join('_').replace(/[^A-Za-z0-9_]/g, '_');

const wordsOf = (eventType: string): string => {
  const [, kind, rest] =
    /^xstate\.(done\.actor|error\.actor|after|done\.state)\.(.*)$/.exec(eventType) ?? [];
  if (kind === 'done.actor') return `${rest} succeeded`;
  if (kind === 'error.actor') return `${rest} failed`;
  if (kind === 'done.state') return 'finished';
  if (kind === 'after')
    return `after ${rest?.split('.', 1)[0]}${/^\d/.test(rest ?? '') ? ' ms' : ''}`;
  return eventType;
};

const guardOf = (transition: AnyTransitionDefinition): string => {
  const { guard } = transition;
  if (guard === undefined) return '';
  const name =
    typeof guard === 'string'
      ? guard
      : typeof guard === 'function'
        ? guard.name
        : String(guard.type);
  return ` [${name}]`;
};

const lineOf = (transition: AnyTransitionDefinition, words: string): string => {
  const label = `${words}${guardOf(transition)}`.trim();
  const suffix = label === '' ? '' : `: ${label.replaceAll(':', ' ')}`;
  const targets = transition.target ?? [transition.source];
  return targets
    .map((target) => `${nameOf(transition.source)} --> ${nameOf(target)}${suffix}`)
    .join('\n');
};

const transitionLines = (node: AnyStateNode): string[] => [
  ...(node.always ?? []).map((transition) => lineOf(transition, '')),
  ...[...node.transitions.values()]
    .flat()
    .map((transition) => lineOf(transition, wordsOf(String(transition.eventType)))),
];

const childrenOf = (node: AnyStateNode): AnyStateNode[] => Object.values(node.states);

const bodyOf = (node: AnyStateNode): string[] => {
  const children = childrenOf(node);
  const blocks = children.map((child): string[] => {
    const title = `state "${child.key}" as ${nameOf(child)}`;
    if (childrenOf(child).length === 0) return [title];
    return [`${title} {`, ...bodyOf(child).map((line) => `  ${line}`), '}'];
  });
  if (node.type === 'parallel')
    return blocks.flatMap((block, at) => (at === 0 ? block : ['--', ...block]));
  const initial = node.initial.target[0];
  return [
    ...(initial === undefined ? [] : [`[*] --> ${nameOf(initial)}`]),
    ...blocks.flat(),
    ...children
      .filter((child) => child.type === 'final')
      .map((child) => `${nameOf(child)} --> [*]`),
  ];
};

const everyNode = (node: AnyStateNode): AnyStateNode[] => [
  node,
  ...childrenOf(node).flatMap(everyNode),
];

/**
 * Draws a machine as a Mermaid state diagram. Transitions of the machine as a whole leave from a state
 * named "anywhere".
 */
export const toMermaid = (machine: AnyStateMachine): string => {
  const { root } = machine;
  const lines = everyNode(root)
    .flatMap(transitionLines)
    .flatMap((line) => line.split('\n'));
  const fromRoot = lines.some((line) => line.startsWith('root '));
  return [
    'stateDiagram-v2',
    ...bodyOf(root).map((line) => `  ${line}`),
    ...(fromRoot ? ['  state "anywhere" as root'] : []),
    ...lines.map((line) => `  ${line}`),
    '',
  ].join('\n');
};
