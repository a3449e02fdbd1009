import { sandboxOrigin } from './addresses.ts';

/** The buttons of the bank's checkout. */
export type Choice = 'pay' | 'fail' | 'wait';

/** Submits a button of the bank's checkout. */
export async function chooseAtBank(payUrl: string, action: Choice): Promise<void> {
  const response = await fetch(payUrl, {
    method: 'POST',
    body: new URLSearchParams({ action }),
    redirect: 'manual',
  });
  if (response.status !== 303) throw new Error(`The bank answered ${response.status} to ${action}`);
}

/** Makes the bank resend the last webhook of an order. */
export async function redeliverWebhook(orderNo: string): Promise<void> {
  const response = await fetch(
    `${sandboxOrigin}/psp/test/payments/${encodeURIComponent(orderNo)}/redeliver`,
    { method: 'POST' },
  );
  if (response.status !== 202) throw new Error(`Redelivery answered ${response.status}`);
}

/** Replaces the injected faults of the bank; without any it works. */
export async function setBankFaults(...faults: string[]): Promise<void> {
  const response = await fetch(`${sandboxOrigin}/faults/state`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ bank: faults }),
  });
  if (!response.ok) throw new Error(`Setting faults answered ${response.status}`);
}
