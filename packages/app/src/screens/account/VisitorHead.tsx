import { Card } from '@parlor/ui/Card';
import { Heading } from '@parlor/ui/Heading';
import { Text } from '@parlor/ui/Text';
import { WaysIn } from '../../features/login/WaysIn.tsx';
import { useTexts } from '../../languages/use-texts.ts';
import * as css from './AccountHead.css.ts';

export function VisitorHead() {
  const t = useTexts();
  return (
    <Card>
      <div className={css.visitor}>
        <div>
          <Heading level={1} size={24}>
            {t('account:visitorTitle')}
          </Heading>
          <Text as="p" color="muted">
            {t('account:visitorText')}
          </Text>
        </div>
        <div className={css.pair}>
          <WaysIn />
        </div>
      </div>
    </Card>
  );
}
