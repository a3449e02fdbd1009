import { Button } from '@parlor/ui/Button';
import { Inline } from '@parlor/ui/Inline';
import { Text } from '@parlor/ui/Text';
import { useSite } from '../../data/site.ts';
import { useTexts } from '../../languages/use-texts.ts';
import { showPhone } from './show-phone.ts';

/** Phone that received the code, and a button to change it. */
export function SentTo({ phone, onChange }: { phone: string; onChange: () => void }) {
  const t = useTexts();
  const { countryCode } = useSite();
  return (
    <>
      {t('auth:signUp.codeText')}
      <Inline as="span" gap={4}>
        <Text as="strong" weight="semibold" color="default" numeric>
          {showPhone(phone, countryCode)}
        </Text>
        <Button variant="ghost" size="sm" onClick={onChange}>
          {t('auth:actions.change')}
        </Button>
      </Inline>
    </>
  );
}
