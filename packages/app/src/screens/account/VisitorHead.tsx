import { Button } from '@parlor/ui/Button';
import { Card } from '@parlor/ui/Card';
import { Heading } from '@parlor/ui/Heading';
import { Text } from '@parlor/ui/Text';
import { useEnter } from '../../features/login/use-enter.ts';
import { useTexts } from '../../languages/use-texts.ts';
import * as css from './AccountHead.css.ts';

export function VisitorHead() {
  const t = useTexts();
  const enter = useEnter();
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
          <Button size="lg" onClick={() => enter('signUp')}>
            {t('actions.signUp')}
          </Button>
          <Button size="lg" variant="soft" onClick={() => enter('accountLogin')}>
            {t('actions.logIn')}
          </Button>
        </div>
      </div>
    </Card>
  );
}
