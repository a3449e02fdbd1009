import {
  Cherry,
  Fish,
  Gamepad2,
  Joystick,
  type LucideIcon,
  Radio,
  Rocket,
  Spade,
  Ticket,
  Trophy,
} from 'lucide-react';

/** The icons that the contract names for categories. */
const icons: Readonly<Record<string, LucideIcon>> = {
  slots: Cherry,
  live: Radio,
  fishing: Fish,
  cards: Spade,
  crash: Rocket,
  sports: Trophy,
  lottery: Ticket,
  arcade: Joystick,
};

/** The icon of a category; a gamepad for a category unknown to this version. */
export function categoryIcon(name: string): LucideIcon {
  return icons[name] ?? Gamepad2;
}

export function CategoryIcon({ name }: { name: string }) {
  const Icon = categoryIcon(name);
  return <Icon aria-hidden="true" size={20} strokeWidth={1.75} />;
}
