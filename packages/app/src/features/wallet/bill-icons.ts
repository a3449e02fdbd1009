import type { Bill } from '@parlor/api/entities';
import {
  ArrowDownToLine,
  BadgePercent,
  Gamepad2,
  Gift,
  Landmark,
  type LucideIcon,
  Package,
  Trophy,
} from 'lucide-react';

/** The icon of a transaction, by its type. */
export const billIcons: Readonly<Record<Bill['type'], LucideIcon>> = {
  deposit: ArrowDownToLine,
  withdrawal: Landmark,
  props: Package,
  games: Gamepad2,
  member: Trophy,
  rewards: Gift,
  rebate: BadgePercent,
};
