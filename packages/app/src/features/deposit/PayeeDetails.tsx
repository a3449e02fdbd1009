import type { DepositAccount } from '@parlor/api/entities';
import { CopyField } from '@parlor/ui/CopyField';
import { QrCode } from '@parlor/ui/QrCode';
import { Stack } from '@parlor/ui/Stack';
import { useTexts } from '../../languages/use-texts.ts';

/** The account of the site to transfer to: each line can be copied; its QR code if it has one. */
export function PayeeDetails({ account }: { account: DepositAccount }) {
  const t = useTexts();
  const { qrCode, bankName, payeeName, payeeAccount, payeePhone } = account;
  const lines = [
    [t('payment:accountName'), payeeName],
    [t('payment:accountNumber'), payeeAccount],
    [t('payment:manual.payeePhone'), payeePhone],
  ] as const;
  return (
    <Stack gap={16}>
      {qrCode !== null && (
        <Stack align="center">
          <QrCode value={qrCode} label={t('payment:manual.scan', { name: bankName })} />
        </Stack>
      )}
      {lines.map(
        ([label, value]) => value !== '' && <CopyField key={label} label={label} value={value} />,
      )}
    </Stack>
  );
}
