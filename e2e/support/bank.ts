import { sandboxOrigin } from './addresses.ts';

/** What a person may press on the bank's checkout. */
export type Choice = 'pay' | 'fail' | 'wait';

/** Presses a button of the bank's checkout, as its page does. */
export async function chooseAtBank(payUrl: string, action: Choice): Promise<void> {
  const response = await fetch(payUrl, {
    method: 'POST',
    body: new URLSearchParams({ action }),
    redirect: 'manual',
  });
  if (response.status !== 303) throw new Error(`The bank answered ${response.status} to ${action}`);
}

/** Makes the bank send the last webhook of an order once more. */
export async function redeliverWebhook(orderNo: string): Promise<void> {
  const response = await fetch(
    `${sandboxOrigin}/psp/test/payments/${encodeURIComponent(orderNo)}/redeliver`,
    { method: 'POST' },
  );
  if (response.status !== 202) throw new Error(`Redelivery answered ${response.status}`);
}
