/**
 * The count including the player's own mark as it is shown now.
 * @param counted the server's count, when the player's own mark was `said`
 */
export function countWith(counted: number, said: boolean, shown: boolean): number {
  return Math.max(0, counted + Number(shown) - Number(said));
}
