import { type Context, use } from 'react';

/** Reads a context that has no default. @throws outside of its provider */
export function useRequiredContext<T>(context: Context<T | null>): T {
  const value = use(context);
  if (value === null) throw new Error('No provider');
  return value;
}
