import type { Call, RequestOf, ResponseOf } from '@parlor/api/calls/define';
import type { CallSettings } from '@parlor/api/client';
import { CallError } from '@parlor/api/errors';
import useSWRMutation from 'swr/mutation';
import { useLanguages } from '../languages/language-context.ts';
import { useApi } from './api.ts';
import { toastRefusal, useToasts } from './toasts.ts';
import { useInvalidate } from './use-call.ts';

export interface Mutation<C extends Call> {
  /** Resolves with the response, or with undefined when the call failed. */
  run: (args: RequestOf<C>, settings?: CallSettings) => Promise<ResponseOf<C> | undefined>;
  pending: boolean;
}

export interface InlineMutation<C extends Call> extends Mutation<C> {
  /** Rendered by the caller. */
  error: CallError | undefined;
  /** The last response, such as the address of a replay. */
  data: ResponseOf<C> | undefined;
  reset: () => void;
}

/** Where a refusal is shown, never in both places. */
export type RefusalPlace =
  /** By the field, the form or the page that holds the action: it renders `error`. */
  | 'inline'
  /**
   * In a toast of 3 s: for an action without a place for errors, such as a favourite or a rating.
   */
  | 'toast';

interface Argument<C extends Call> {
  args: RequestOf<C>;
  settings: CallSettings | undefined;
}

interface Options<Place extends RefusalPlace> {
  refusal: Place;
  /** Calls whose cached responses become stale. */
  invalidates?: readonly Call[];
}

/**
 * Makes a call that changes something: `useSWRMutation`, typed by the call. Sequences of steps and
 * payments belong to a machine; this is for a single action such as marking a message.
 */
export function useMutation<C extends Call>(call: C, options: Options<'toast'>): Mutation<C>;
export function useMutation<C extends Call>(call: C, options: Options<'inline'>): InlineMutation<C>;
export function useMutation<C extends Call>(
  call: C,
  { refusal, invalidates = [] }: Options<RefusalPlace>,
): InlineMutation<C> {
  const { client } = useApi();
  const languages = useLanguages();
  const toasts = useToasts();
  const invalidate = useInvalidate();
  const { trigger, isMutating, error, data, reset } = useSWRMutation<
    ResponseOf<C>,
    CallError,
    string,
    Argument<C>
  >(
    call.id,
    async (_, { arg: { args, settings } }) => {
      const answer = await client.call(call, args, settings);
      await invalidate(...invalidates);
      return answer;
    },
    // Its response differs from that of a read: nothing is cached under the call's id.
    { populateCache: false, revalidate: false },
  );

  const run: Mutation<C>['run'] = async (args, settings) => {
    try {
      return await trigger({ args, settings });
    } catch (failure) {
      if (!(failure instanceof CallError)) throw failure;
      if (refusal === 'toast' && failure.kind !== 'aborted') {
        toastRefusal({ languages, toasts }, failure, call.id);
      }
      return undefined;
    }
  };
  const isInline = refusal === 'inline' && error?.kind !== 'aborted';
  return { run, pending: isMutating, error: isInline ? error : undefined, data, reset };
}
