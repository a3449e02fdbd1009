/** For lists without bullets: Safari drops the role that the element has by itself. */
export const listRole = { role: 'list' } as const;

/** For named groups that are no part of a form, where a `<fieldset>` would say the wrong thing. */
export const groupRole = (label: string) => ({ role: 'group', 'aria-label': label }) as const;

/** A stop of the keyboard itself: what the panel holds may have nothing to stop at. */
export const tabPanelRole = (tabId: string) =>
  ({ role: 'tabpanel', 'aria-labelledby': tabId, tabIndex: 0 }) as const;
