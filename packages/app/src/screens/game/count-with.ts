/**
 * How many there are with the player's own mark as it is shown now.
 * @param counted how many the server counted, when the player's own was `said`
 */
export function countWith(counted: number, said: boolean, shown: boolean): number {
  return Math.max(0, counted + Number(shown) - Number(said));
}
