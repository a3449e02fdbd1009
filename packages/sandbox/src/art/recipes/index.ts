import type { Recipes } from '../cover.ts';
import { cabinets } from './cabinets.ts';
import { creatures } from './creatures.ts';
import { dealers } from './dealers.ts';
import { depths } from './depths.ts';
import { hands } from './hands.ts';
import { legends } from './legends.ts';
import { minis } from './minis.ts';
import { people } from './people.ts';
import { quick } from './quick.ts';
import { slots } from './slots.ts';
import { tables } from './tables.ts';
import { treats } from './treats.ts';
import { waters } from './waters.ts';

/** How each cover is drawn, by slug. */
export const recipes: Recipes = {
  ...slots,
  ...people,
  ...creatures,
  ...legends,
  ...dealers,
  ...hands,
  ...minis,
  ...cabinets,
  ...treats,
  ...tables,
  ...waters,
  ...depths,
  ...quick,
};
