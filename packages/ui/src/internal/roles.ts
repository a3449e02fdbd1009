/** For lists without bullets: Safari drops the role that the element has by itself. */
export const listRole = { role: 'list' } as const;

/** For named groups that are no part of a form, where a `<fieldset>` would say the wrong thing. */
export const groupRole = (label: string) => ({ role: 'group', 'aria-label': label }) as const;
