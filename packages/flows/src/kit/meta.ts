/**
 * Returns the `meta` of the active state.
 *
 * @throws Error if no active state has any
 */
export const selectMeta = <Meta>(snapshot: {
  getMeta(): Readonly<Record<string, Meta | undefined>>;
}): Meta => {
  const meta = Object.values(snapshot.getMeta()).find((each) => each !== undefined);
  if (meta === undefined) throw new Error('The active state has no meta');
  return meta;
};
