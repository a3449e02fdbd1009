import {
  type Actor,
  type AnyActorLogic,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  type EmittedFrom,
  type EventFromLogic,
  fromPromise,
  type InputFrom,
  type InspectionEvent,
  type OutputFrom,
  type SnapshotFrom,
} from 'xstate';
import { createSimulatedClock, type SimulatedClock } from './clock.ts';
import { recorder } from './recorder.ts';

/** Actors of a machine, by name. */
export type ActorMap = Readonly<Record<string, AnyActorLogic>>;

type Name<Actors> = keyof Actors & string;

/** Fake actors of a machine, which the test settles. */
export interface FakeActors<Actors extends ActorMap> {
  /** Inputs with which an actor was started, oldest first. */
  calls<Key extends Name<Actors>>(name: Key): InputFrom<Actors[Key]>[];
  /** Resolves the actor that runs under this name. */
  resolve<Key extends Name<Actors>>(name: Key, output: OutputFrom<Actors[Key]>): Promise<void>;
  /** Rejects the actor that runs under this name. */
  reject(name: Name<Actors>, error: unknown): Promise<void>;
  /** Events that the machine has sent to a listener or child machine. */
  told(name: Name<Actors>): AnyEventObject[];
}

/** A machine on a fake clock, with fake actors. */
export interface Flow<Machine extends AnyStateMachine, Actors extends ActorMap>
  extends FakeActors<Actors> {
  readonly actor: Actor<Machine>;
  readonly clock: SimulatedClock;
  /** Events that the machine has emitted so far. */
  readonly emitted: EmittedFrom<Machine>[];
  snapshot(): SnapshotFrom<Machine>;
  send(event: EventFromLogic<Machine>): void;
  /** Whether an actor is pending. */
  isRunning(name: Name<Actors>): boolean;
}

interface Running {
  /** A listener or child machine lives until it ends or fails; an effect settles once. */
  readonly endures: boolean;
  readonly resolve: (output: unknown) => void;
  readonly reject: (error: unknown) => void;
}

interface Stage {
  readonly running: Map<string, Running>;
  readonly calls: Map<string, unknown[]>;
  readonly told: Map<string, AnyEventObject[]>;
}

const newStage = (): Stage => ({
  running: new Map(),
  calls: new Map(),
  told: new Map(),
});

const append = <Item>(lists: Map<string, Item[]>, name: string, item: Item): void => {
  lists.set(name, [...(lists.get(name) ?? []), item]);
};

/** Promise actors settle within a few microtasks; this is more than enough. */
export const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 12; turn += 1) await Promise.resolve();
};

const isEffect = (logic: AnyActorLogic): boolean => 'port' in logic && logic.port === 'effect';

/** A machine with fake actors that can be started any number of times. */
export interface PreparedFlow<Machine extends AnyStateMachine, Actors extends ActorMap> {
  /** The machine with its fake actors; coverage uses its definitions. */
  readonly machine: Machine;
  readonly actors: FakeActors<Actors>;
  start(options: {
    readonly input: (clock: SimulatedClock) => InputFrom<Machine>;
    readonly inspect?: (event: InspectionEvent) => void;
  }): Flow<Machine, Actors>;
}

/** Replaces a machine's actors; see {@link startFlow}. */
export const prepareFlow = <Machine extends AnyStateMachine, Actors extends ActorMap>(
  machine: Machine,
  actors: Actors,
): PreparedFlow<Machine, Actors> => {
  let stage = newStage();

  const played = Object.entries(actors).map(([name, logic]): [string, AnyActorLogic] => {
    if (isEffect(logic)) {
      const effect = fromPromise<unknown, unknown>(({ input }) => {
        append(stage.calls, name, input);
        return new Promise((resolve, reject) => {
          stage.running.set(name, { endures: false, resolve, reject });
        });
      });
      return [name, effect];
    }
    const child = recorder({
      started(input, { finish, fail }) {
        append(stage.calls, name, input);
        stage.running.set(name, { endures: true, resolve: finish, reject: fail });
      },
      told: (event) => append(stage.told, name, event),
    });
    return [name, child];
  });
  const provided = machine.provide({ actors: Object.fromEntries(played) }) as Machine;

  const take = (name: string): Running => {
    const running = stage.running.get(name);
    if (running === undefined) throw new Error(`Actor "${name}" is not running`);
    if (!running.endures) stage.running.delete(name);
    return running;
  };

  const fakes: FakeActors<Actors> = {
    calls: <Key extends Name<Actors>>(name: Key) =>
      (stage.calls.get(name) ?? []) as InputFrom<Actors[Key]>[],
    async resolve(name, output) {
      take(name).resolve(output);
      await settle();
    },
    async reject(name, error) {
      take(name).reject(error);
      await settle();
    },
    told: (name) => stage.told.get(name) ?? [],
  };

  return {
    machine: provided,
    actors: fakes,
    start({ input, inspect }) {
      stage = newStage();
      const clock = createSimulatedClock();
      const emitted: EmittedFrom<Machine>[] = [];
      const logic: AnyStateMachine = provided;
      const options = { input: input(clock), clock, ...(inspect && { inspect }) };
      const actor = createActor(logic, options) as Actor<Machine>;
      actor.on('*', (event) => {
        emitted.push(event as EmittedFrom<Machine>);
      });
      actor.start();
      return {
        ...fakes,
        actor,
        clock,
        emitted,
        snapshot: () => actor.getSnapshot(),
        send: (event) => actor.send(event),
        isRunning(name) {
          const { children }: AnyMachineSnapshot = actor.getSnapshot();
          return stage.running.has(name) && children[name] !== undefined;
        },
      };
    },
  };
};

/**
 * Starts a machine on a fake clock. Every effect stays pending until the test settles it; recorders
 * replace listeners and child machines.
 */
export const startFlow = <Machine extends AnyStateMachine, Actors extends ActorMap>(
  machine: Machine,
  actors: Actors,
  input: (clock: SimulatedClock) => InputFrom<Machine>,
): Flow<Machine, Actors> => prepareFlow(machine, actors).start({ input });
