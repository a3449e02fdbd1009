import type {
  AnyMachineSnapshot,
  AnyStateMachine,
  AnyStateNode,
  AnyTransitionDefinition,
  InspectionEvent,
} from 'xstate';

const everyNode = (node: AnyStateNode): AnyStateNode[] => [
  node,
  ...Object.values(node.states).flatMap(everyNode),
];

const transitionsOf = (node: AnyStateNode): AnyTransitionDefinition[] => [
  ...(node.always ?? []),
  ...[...node.transitions.values()].flat(),
];

const describeGuard = (guard: AnyTransitionDefinition['guard']): string => {
  if (guard === undefined) return '';
  if (typeof guard === 'string') return ` [${guard}]`;
  return typeof guard === 'function' ? ` [${guard.name}]` : ` [${String(guard.type)}]`;
};

/** A transition in words, for the list of what was missed. */
export const describeTransition = (transition: AnyTransitionDefinition): string => {
  const target = transition.target?.map((node) => node.id).join(', ') ?? 'stays';
  const event = transition.eventType === '' ? 'always' : transition.eventType;
  return `${transition.source.id} --${event}${describeGuard(transition.guard)}--> ${target}`;
};

/** Counts which states and transitions of a machine were walked. */
export interface Coverage {
  /** Hand this to every actor of the machine. */
  inspect(event: InspectionEvent): void;
  missedStates(): string[];
  missedTransitions(): string[];
  readonly stateCount: number;
  readonly transitionCount: number;
}

/** Makes the counter; what there is to walk is computed from the machine itself. */
export const createCoverage = (machine: AnyStateMachine): Coverage => {
  const nodes = everyNode(machine.root);
  const transitions = nodes.flatMap(transitionsOf);
  const seenNodes = new Set<AnyStateNode>();
  const seenTransitions = new Set<AnyTransitionDefinition>();
  return {
    inspect(event) {
      if (event.type !== '@xstate.microstep' && event.type !== '@xstate.snapshot') return;
      const snapshot = event.snapshot as Partial<AnyMachineSnapshot>;
      for (const node of snapshot._nodes ?? []) seenNodes.add(node);
      if (event.type === '@xstate.microstep') {
        for (const transition of event._transitions) {
          seenTransitions.add(transition);
          seenNodes.add(transition.source);
        }
      }
    },
    missedStates: () => nodes.filter((node) => !seenNodes.has(node)).map((node) => node.id),
    missedTransitions: () =>
      transitions.filter((each) => !seenTransitions.has(each)).map(describeTransition),
    stateCount: nodes.length,
    transitionCount: transitions.length,
  };
};

/** Invocations that no `onError` answers for: a machine must have none. */
export const unguardedInvocations = (machine: AnyStateMachine): string[] =>
  everyNode(machine.root).flatMap((node) =>
    node.invoke
      .filter(({ id }) => !node.transitions.has(`xstate.error.actor.${id}`))
      .map(({ id }) => `${node.id} invokes ${id}`),
  );
