/** For lists without bullets: Safari drops their implicit role. */
export const listRole = { role: 'list' } as const;

/** For named groups outside of a form, where a `<fieldset>` would have the wrong semantics. */
export const groupRole = (label: string) => ({ role: 'group', 'aria-label': label }) as const;
