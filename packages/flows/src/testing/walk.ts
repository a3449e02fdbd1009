import type {
  AnyMachineSnapshot,
  AnyStateMachine,
  EventFromLogic,
  InputFrom,
  OutputFrom,
  SnapshotFrom,
} from 'xstate';
import { adjacencyMapToArray, getAdjacencyMap, getShortestPaths } from 'xstate/graph';
import { createSimulatedClock, type SimulatedClock } from './clock.ts';
import { createCoverage } from './coverage.ts';
import { type ActorMap, type Flow, type PreparedFlow, prepareFlow, settle } from './flow.ts';

/** One possible result of an actor. */
export type Outcome<Output> = { readonly done: Output } | { readonly failed: unknown };

/** Everything that may happen to a machine; paths consist of these steps. */
export interface Model<Machine extends AnyStateMachine, Actors extends ActorMap> {
  readonly machine: Machine;
  readonly actors: Actors;
  /** Inputs with which the machine may start. */
  readonly inputs: readonly ((clock: SimulatedClock) => InputFrom<Machine>)[];
  /** Events of players, pages and other machines, in every relevant variant. */
  readonly events: readonly EventFromLogic<Machine>[];
  /** Possible results of each actor. Listeners, and child machines that do not end, can only fail. */
  readonly outcomes: {
    readonly [Name in keyof Actors]?: readonly Outcome<OutputFrom<Actors[Name]>>[];
  };
  /** Selects the view of a snapshot; must not fail in any state. */
  readonly view?: (snapshot: SnapshotFrom<Machine>) => unknown;
  /** Part of the context that distinguishes states; a smaller part gives fewer paths. */
  readonly key?: (context: ContextOf<Machine>) => unknown;
  /** Number of states above which the model counts as infinite. */
  readonly limit?: number;
}

type ContextOf<Machine extends AnyStateMachine> = ReturnType<Machine['transition']>['context'];

/** Result of a walk. */
export interface WalkReport {
  readonly paths: number;
  readonly states: number;
  readonly transitions: number;
  readonly missedStates: readonly string[];
  readonly missedTransitions: readonly string[];
}

interface ModelEvent {
  readonly type: string;
  readonly output?: unknown;
  readonly error?: unknown;
}

interface Step {
  readonly event: ModelEvent;
  readonly expected: string;
}

const plain = (_: string, value: unknown): unknown =>
  typeof value === 'bigint' ? `${value}n` : typeof value === 'function' ? undefined : value;

const DONE = 'xstate.done.actor.';
const FAILED = 'xstate.error.actor.';
const AFTER = 'xstate.after.';

const actorEvents = (
  children: readonly string[],
  outcomes: Readonly<Record<string, readonly Outcome<unknown>[] | undefined>>,
): ModelEvent[] =>
  children.flatMap((id) =>
    (outcomes[id] ?? []).map((outcome) =>
      'done' in outcome
        ? { type: DONE + id, output: outcome.done, actorId: id }
        : { type: FAILED + id, error: outcome.failed, actorId: id },
    ),
  );

const timeEvents = (snapshot: AnyMachineSnapshot): ModelEvent[] =>
  snapshot._nodes.flatMap((node) =>
    node.after.map((transition) => ({ type: String(transition.eventType) })),
  );

/** All paths of a model: the shortest path to every state, plus every single step from there. */
const findPaths = <Machine extends AnyStateMachine, Actors extends ActorMap>(
  logic: AnyStateMachine,
  model: Model<Machine, Actors>,
  makeInput: (clock: SimulatedClock) => InputFrom<Machine>,
  stateKey: (snapshot: AnyMachineSnapshot) => string,
): Step[][] => {
  const eventsIn = (snapshot: AnyMachineSnapshot): ModelEvent[] =>
    snapshot.status !== 'active'
      ? []
      : [
          ...model.events.filter((event) => logic.getTransitionData(snapshot, event).length > 0),
          ...actorEvents(Object.keys(snapshot.children), model.outcomes),
          ...timeEvents(snapshot),
        ];
  const options = {
    input: makeInput(createSimulatedClock()),
    events: eventsIn,
    serializeState: stateKey,
    serializeEvent: (event: object) => JSON.stringify(event, plain),
    limit: model.limit ?? 20_000,
  };
  const edges = Map.groupBy(adjacencyMapToArray(getAdjacencyMap(logic, options)), ({ state }) =>
    stateKey(state),
  );
  const shortest = getShortestPaths(logic, options);
  const sequences = shortest.flatMap((path): Step[][] => {
    const steps = path.steps
      .slice(1)
      .map(({ event, state }) => ({ event, expected: stateKey(state) }));
    const onward = edges.get(stateKey(path.state)) ?? [];
    if (onward.length === 0) return [steps];
    return onward.map(({ event, nextState }) => [
      ...steps,
      { event, expected: stateKey(nextState) },
    ]);
  });
  return withoutPrefixes(sequences);
};

/** A path that is a prefix of another one is not walked separately. */
const withoutPrefixes = (paths: Step[][]): Step[][] => {
  const marks = paths.map((path) => path.map(({ event }) => JSON.stringify(event, plain)));
  const prefixes = new Set(
    marks.flatMap((mark) => mark.slice(0, -1).map((_, at) => mark.slice(0, at + 1).join('\n'))),
  );
  return paths.filter((_, at) => !prefixes.has(marks[at]?.join('\n') ?? ''));
};

const act = async <Machine extends AnyStateMachine, Actors extends ActorMap>(
  flow: Flow<Machine, Actors>,
  event: ModelEvent,
  received: readonly string[],
): Promise<void> => {
  if (event.type.startsWith(DONE)) {
    await flow.resolve(event.type.slice(DONE.length), event.output as never);
  } else if (event.type.startsWith(FAILED)) {
    await flow.reject(event.type.slice(FAILED.length), event.error);
  } else if (event.type.startsWith(AFTER)) {
    const from = received.length;
    while (!received.includes(event.type, from) && flow.clock.runNext());
    await settle();
  } else {
    flow.send(event as EventFromLogic<Machine>);
    await settle();
  }
};

const replay = async <Machine extends AnyStateMachine, Actors extends ActorMap>(
  prepared: PreparedFlow<Machine, Actors>,
  coverage: ReturnType<typeof createCoverage>,
  input: (clock: SimulatedClock) => InputFrom<Machine>,
  path: readonly Step[],
  stateKey: (snapshot: AnyMachineSnapshot) => string,
  view: Model<Machine, Actors>['view'],
): Promise<void> => {
  const received: string[] = [];
  const flow = prepared.start({
    input,
    inspect(event) {
      coverage.inspect(event);
      if (event.type === '@xstate.event') received.push(event.event.type);
    },
  });
  for (const [at, { event, expected }] of path.entries()) {
    await act(flow, event, received);
    const reached = stateKey(flow.snapshot());
    if (reached !== expected) {
      const way = path.slice(0, at + 1).map((step) => step.event.type);
      throw new Error(
        `${way.join(' → ')}\n  the model says ${expected}\n  the actor is ${reached}`,
      );
    }
    view?.(flow.snapshot());
  }
  flow.actor.stop();
};

/**
 * Replays every path of a model on a real actor: finds the paths in the pure machine, replays each with
 * actors that settle as the path requires and a clock that advances to the timers, compares the state
 * after every step, and counts visited states and transitions.
 */
export const walk = async <Machine extends AnyStateMachine, Actors extends ActorMap>(
  model: Model<Machine, Actors>,
): Promise<WalkReport> => {
  const prepared = prepareFlow(model.machine, model.actors);
  const coverage = createCoverage(prepared.machine);
  const key = model.key ?? ((context: unknown) => context);
  const stateKey = (snapshot: AnyMachineSnapshot): string =>
    JSON.stringify([snapshot.status, snapshot.value, key(snapshot.context)], plain);
  let count = 0;
  for (const input of model.inputs) {
    const paths = findPaths(prepared.machine, model, input, stateKey);
    count += paths.length;
    for (const path of paths) await replay(prepared, coverage, input, path, stateKey, model.view);
  }
  return {
    paths: count,
    states: coverage.stateCount,
    transitions: coverage.transitionCount,
    missedStates: coverage.missedStates(),
    missedTransitions: coverage.missedTransitions(),
  };
};
