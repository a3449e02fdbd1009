import { netWin } from './net-win.ts';
import { targetBalance } from './target-balance.ts';
import type { PromotionType, Requirements } from './type.ts';
import { wagering } from './wagering.ts';

/** Every type of promotion (docs/promotions.md says how to add one). */
const types: readonly PromotionType[] = [wagering, netWin, targetBalance];

/** The ids of all types. */
export const promotionTypeIds: readonly string[] = types.map(({ id }) => id);

/** @throws Error if the type is unknown. */
function getType(id: string): PromotionType {
  const type = types.find((each) => each.id === id);
  if (!type) throw new Error(`promotions have no type ${id}`);
  return type;
}

/** @throws ZodError if they are not rules of this type. */
export function getRequirements(typeId: string, rules: unknown): Requirements {
  return getType(typeId).require(rules);
}
