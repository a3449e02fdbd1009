import type { TransferDetails as Details, Order } from '@parlor/api/entities';
import { Callout } from '@parlor/ui/Callout';
import { CopyField } from '@parlor/ui/CopyField';
import { Heading } from '@parlor/ui/Heading';
import { QrCode } from '@parlor/ui/QrCode';
import { Stack } from '@parlor/ui/Stack';
import { useMoney } from '../../data/use-money.ts';
import { useTexts } from '../../languages/use-texts.ts';

interface Props {
  order: Order;
  transfer: Details;
}

/** How to pay an order without a hosted page: a QR code, or an account to which to transfer, with the reference. */
export function TransferDetails({ order, transfer }: Props) {
  const t = useTexts();
  const money = useMoney();
  const amount = money(order.amount);
  const { payee, qrCode, reference } = transfer;
  return (
    <Stack gap={16}>
      {qrCode !== null && (
        <Stack gap={12} align="center">
          <Heading level={3} size={17}>
            {t('payment:scanTitle')}
          </Heading>
          <QrCode value={qrCode} label={t('payment:scan', { amount })} />
        </Stack>
      )}
      {payee !== null && (
        <>
          <CopyField label={t('payment:bankName')} value={payee.bankName} />
          <CopyField label={t('payment:accountName')} value={payee.accountName} />
          <CopyField label={t('payment:accountNumber')} value={payee.accountNumber} />
          <CopyField label={t('payment:amount')} value={order.amount} />
        </>
      )}
      <CopyField label={t('payment:reference')} value={reference} />
      {payee !== null && <Callout tone="info">{t('payment:referenceHelp')}</Callout>}
    </Stack>
  );
}
