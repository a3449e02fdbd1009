import { Button } from '@parlor/ui/Button';
import { useHomeHref } from '../../data/device.ts';
import { useTexts } from '../../languages/use-texts.ts';
import { useLink } from '../../routes/link.ts';
import { getHref } from '../../routes/paths.ts';

/** Where to go once a deposit has ended: to play when it came, to try again when it did not. */
export function EndActions({ end }: { end: 'done' | 'failed' }) {
  const t = useTexts();
  const link = useLink();
  const homeHref = useHomeHref();
  const toWallet = (
    <Button asChild size="lg" variant="soft" fullWidth>
      <a {...link(getHref('myWallet'))}>{t('wallet:toWallet')}</a>
    </Button>
  );
  if (end === 'done') {
    return (
      <>
        <Button asChild size="lg" fullWidth>
          <a {...link(homeHref)}>{t('wallet:play')}</a>
        </Button>
        {toWallet}
      </>
    );
  }
  return (
    <>
      <Button asChild size="lg" fullWidth>
        <a {...link(getHref('recharge'))}>{t('wallet:deposit.tryAgain')}</a>
      </Button>
      {toWallet}
      <Button asChild size="lg" variant="ghost" tone="neutral" fullWidth>
        <a {...link(getHref('contactInfomation'))}>{t('wallet:deposit.contact')}</a>
      </Button>
    </>
  );
}
