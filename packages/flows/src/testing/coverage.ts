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

const getTransitions = (node: AnyStateNode): AnyTransitionDefinition[] => [
  ...(node.always ?? []),
  ...[...node.transitions.values()].flat(),
];

const describeGuard = (guard: AnyTransitionDefinition['guard']): string => {
  if (guard === undefined) return '';
  if (typeof guard === 'string') return ` [${guard}]`;
  return typeof guard === 'function' ? ` [${guard.name}]` : ` [${String(guard.type)}]`;
};

/** Describes a transition for the list of missed ones. */
export const describeTransition = (transition: AnyTransitionDefinition): string => {
  const target = transition.target?.map((node) => node.id).join(', ') ?? 'stays';
  const event = transition.eventType === '' ? 'always' : transition.eventType;
  return `${transition.source.id} --${event}${describeGuard(transition.guard)}--> ${target}`;
};

/** Counts which states and transitions of a machine were visited. */
export interface Coverage {
  /** Pass it to every actor of the machine. */
  inspect(event: InspectionEvent): void;
  missedStates(): string[];
  missedTransitions(): string[];
  readonly stateCount: number;
  readonly transitionCount: number;
}

/** Creates the counter; the machine itself determines what must be visited. */
export const createCoverage = (machine: AnyStateMachine): Coverage => {
  const nodes = everyNode(machine.root);
  const transitions = nodes.flatMap(getTransitions);
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

/** Invocations without an `onError`: a machine must have none. */
export const unguardedInvocations = (machine: AnyStateMachine): string[] =>
  everyNode(machine.root).flatMap((node) =>
    node.invoke
      .filter(({ id }) => !node.transitions.has(`xstate.error.actor.${id}`))
      .map(({ id }) => `${node.id} invokes ${id}`),
  );
