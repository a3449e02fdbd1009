import { Card } from '@parlor/ui/Card';
import { Grid } from '@parlor/ui/Grid';
import { Heading } from '@parlor/ui/Heading';
import { Stack } from '@parlor/ui/Stack';
import { Text } from '@parlor/ui/Text';
import { LoginButtons } from '../../features/login/LoginButtons.tsx';
import { useTexts } from '../../languages/use-texts.ts';

export function VisitorHeader() {
  const t = useTexts();
  return (
    <Card>
      <Stack gap={20}>
        <div>
          <Heading level={1} size={24}>
            {t('account:visitorTitle')}
          </Heading>
          <Text as="p" color="muted">
            {t('account:visitorText')}
          </Text>
        </div>
        <Grid columns="8.25rem" fit>
          <LoginButtons />
        </Grid>
      </Stack>
    </Card>
  );
}
