import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { type $ZodType, type output, safeParse } from 'zod/v4/core';

/**
 * The order that the page before passed on as the state of the navigation, so that nothing flashes until the server
 * has answered; undefined without one.
 */
export function useKnownOrder<Schema extends $ZodType>(schema: Schema): output<Schema> | undefined {
  const { state } = useLocation();
  const [order] = useState(() => safeParse(schema, state).data);
  return order;
}
