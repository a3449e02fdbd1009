import { checkPhone, checkSmsCode } from '@parlor/api/rules';
import type { CodeLoginContext, CodeLoginEvent } from './code-login.types.ts';

/** Validation of a submitted step; undefined for any other event. */
export const checkStep = (context: CodeLoginContext, event: CodeLoginEvent) => {
  if (event.type === 'submit.phone') {
    return { field: 'phone', checked: checkPhone(event.phone, context.countryCode) } as const;
  }
  if (event.type === 'submit.code') {
    return { field: 'code', checked: checkSmsCode(event.code) } as const;
  }
  return undefined;
};
