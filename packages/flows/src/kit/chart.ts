import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';

/** A name that is valid as a Mermaid identifier. */
const toNodeId = (node: AnyStateNode): string =>
  node.path.length === 0 ? 'root' : node.path.join('_').replace(/[^A-Za-z0-9_]/g, '_');

const formatEventType = (eventType: string): string => {
  const [, kind, rest] =
    /^xstate\.(done\.actor|error\.actor|after|done\.state)\.(.*)$/.exec(eventType) ?? [];
  if (kind === 'done.actor') return `${rest} succeeded`;
  if (kind === 'error.actor') return `${rest} failed`;
  if (kind === 'done.state') return 'finished';
  if (kind === 'after')
    return `after ${rest?.split('.', 1)[0]}${/^\d/.test(rest ?? '') ? ' ms' : ''}`;
  return eventType;
};

const formatGuard = (transition: AnyTransitionDefinition): string => {
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

/**
 * One arrow and the state whose box contains it: Mermaid cannot draw arrows between inner states of two
 * boxes.
 */
interface Arrow {
  readonly scope: AnyStateNode;
  readonly line: string;
}

const getChildren = (node: AnyStateNode): AnyStateNode[] => Object.values(node.states);

const everyNode = (node: AnyStateNode): AnyStateNode[] => [
  node,
  ...getChildren(node).flatMap(everyNode),
];

/** From the machine down to the state. */
const lineage = (node: AnyStateNode): AnyStateNode[] =>
  node.parent === undefined ? [node] : [...lineage(node.parent), node];

/** Node that represents any inner state of a box. */
const anywhereIn = (node: AnyStateNode): string => `${toNodeId(node)}_anywhere`;

const arrow = (source: AnyStateNode, target: AnyStateNode, label: string): Arrow => {
  const [from, to] = [lineage(source), lineage(target)];
  const draw = (scope: AnyStateNode, left: string, right: string, more = ''): Arrow => {
    const text = `${label}${more}`.trim().replaceAll(':', ' ');
    return { scope, line: `${left} --> ${right}${text === '' ? '' : `: ${text}`}` };
  };
  if (to.includes(source) && getChildren(source).length > 0) {
    const inner = to[from.length];
    const place = inner === undefined ? anywhereIn(source) : toNodeId(inner);
    return draw(
      source,
      anywhereIn(source),
      place,
      to.length > from.length + 1 ? ` to ${target.key}` : '',
    );
  }
  const shared = from.findIndex((node, at) => node !== to[at]);
  const depth = shared === -1 ? from.length - 1 : Math.min(shared, to.length - 1);
  const [left = source, right = target] = [from[depth], to[depth]];
  const inner = [
    ...(left === source ? [] : [`from ${source.key}`]),
    ...(right === target ? [] : [`to ${target.key}`]),
  ].join(' ');
  return draw(
    left.parent ?? left,
    toNodeId(left),
    toNodeId(right),
    inner === '' ? '' : ` (${inner})`,
  );
};

const getArrows = (node: AnyStateNode): Arrow[] => {
  const draw = (transition: AnyTransitionDefinition, words: string): Arrow[] =>
    (transition.target ?? [node]).map((target) =>
      arrow(node, target, `${words}${formatGuard(transition)}`),
    );
  return [
    ...(node.always ?? []).flatMap((transition) => draw(transition, '')),
    ...[...node.transitions.values()]
      .flat()
      .flatMap((transition) => draw(transition, formatEventType(String(transition.eventType)))),
  ];
};

const indent = (lines: readonly string[]): string[] => lines.map((line) => `  ${line}`);

const drawBox = (node: AnyStateNode, title: string, arrows: readonly Arrow[]): string[] => {
  const head = `state "${title}" as ${toNodeId(node)}`;
  return getChildren(node).length === 0
    ? [head]
    : [`${head} {`, ...indent(drawBody(node, arrows)), '}'];
};

const drawBody = (node: AnyStateNode, arrows: readonly Arrow[]): string[] => {
  const children = getChildren(node);
  const boxes = children.map((child) => drawBox(child, child.key, arrows));
  const own = arrows.filter(({ scope }) => scope === node).map(({ line }) => line);
  const anywhere = own.some((line) => line.startsWith(`${anywhereIn(node)} `))
    ? [`state "anywhere" as ${anywhereIn(node)}`]
    : [];
  if (node.type === 'parallel') {
    return boxes.flatMap((box, at) => (at === 0 ? [...box, ...anywhere, ...own] : ['--', ...box]));
  }
  const initial = node.initial.target[0];
  return [
    ...(initial === undefined ? [] : [`[*] --> ${toNodeId(initial)}`]),
    ...boxes.flat(),
    ...anywhere,
    ...own,
    ...children.filter(({ type }) => type === 'final').map((child) => `${toNodeId(child)} --> [*]`),
  ];
};

/**
 * Draws a machine as a Mermaid state diagram. A transition of a parent state starts at an inner node
 * named "anywhere".
 */
export const toMermaid = (machine: AnyStateMachine): string => {
  const { root } = machine;
  const arrows = everyNode(root).flatMap(getArrows);
  const lines = root.type === 'parallel' ? drawBox(root, root.key, arrows) : drawBody(root, arrows);
  return ['stateDiagram-v2', ...indent(lines), ''].join('\n');
};
