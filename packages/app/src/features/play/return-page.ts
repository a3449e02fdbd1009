/** The message of the app's return page to the page around the frame (product decision 19). */
export const returnPageMessage = { v: 1, source: 'parlor-return', type: 'exit' } as const;
