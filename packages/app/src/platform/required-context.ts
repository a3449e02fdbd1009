import { type Context, use } from 'react';

/** Reads a context that has no default. @throws outside of its provider */
export function useRequiredContext<T>(context: Context<T | null>): T {
  const value = use(context);
  if (value === null) throw new Error('The component is outside of a provider that it needs');
  return value;
}
