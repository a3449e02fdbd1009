import { toDate } from '../core/clock.ts';
import { insertImage } from '../domains/uploads/index.ts';
import { newKey } from './keys.ts';
import type { TestSite } from './site.ts';

/** A manual deposit with a receipt of its own; the site must be open for it. */
export async function manualDepositForm({ core }: TestSite, playerId: string) {
  const receipt = await insertImage(core, {
    playerId,
    purpose: 'receipt',
    image: { bytes: Buffer.from(newKey()), width: 1, height: 1 },
  });
  return {
    depositAccount: 'bank-1',
    payerAccount: '1234567890',
    memberAccountType: 'bank' as const,
    depositTime: toDate(core.clock).toISOString(),
    depositAmount: '500',
    receiptPhoto: [receipt.id],
  };
}
