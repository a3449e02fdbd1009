import type { MessageKind } from '@parlor/api/entities';
import { Bell, Gift, type LucideIcon, ShieldCheck } from 'lucide-react';

const icons: Readonly<Record<MessageKind, LucideIcon>> = {
  activity: Gift,
  platform: Bell,
  system: ShieldCheck,
};

export function MessageIcon({ kind }: { kind: MessageKind }) {
  const Icon = icons[kind];
  return <Icon aria-hidden="true" size={20} strokeWidth={1.75} />;
}
