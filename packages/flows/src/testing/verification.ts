import type { AnyMachineSnapshot, AnyStateMachine, InputFrom } from 'xstate';
import {
  phoneVerificationActors,
  phoneVerificationMachine,
} from '../phone-verification/phone-verification.machine.ts';
import {
  type PhoneVerificationRef,
  selectPhoneVerification,
} from '../phone-verification/phone-verification.selectors.ts';
import type { PhoneVerificationEvent } from '../phone-verification/phone-verification.types.ts';
import type { SimulatedClock } from './clock.ts';
import { type ActorMap, prepareFlow } from './flow.ts';

/**
 * Starts a machine with its real child `verification`, whose own actors are fake: the tests enter phone
 * and code there, and see what reaches the machine.
 *
 * @param actors the machine's other actors
 */
export const startWithVerification = <Machine extends AnyStateMachine, Actors extends ActorMap>(
  machine: Machine,
  { verification: _, ...actors }: Actors,
  input: (clock: SimulatedClock) => InputFrom<Machine>,
) => {
  const child = prepareFlow(phoneVerificationMachine, phoneVerificationActors);
  const logic = machine.provide({ actors: { verification: child.machine } }) as Machine;
  const flow = prepareFlow(logic, actors).start({ input });
  const getRef = (): PhoneVerificationRef => {
    const { children }: AnyMachineSnapshot = flow.snapshot();
    const { verification } = children;
    if (verification === undefined) throw new Error('There is no child "verification"');
    return verification as PhoneVerificationRef;
  };
  return {
    ...flow,
    verification: {
      ...child.actors,
      send: (event: PhoneVerificationEvent) => getRef().send(event),
      view: () => selectPhoneVerification(getRef().getSnapshot()),
      context: () => getRef().getSnapshot().context,
    },
  };
};
