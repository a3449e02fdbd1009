import { Divider } from '@parlor/ui/Divider';
import { Grid } from '@parlor/ui/Grid';
import { Text } from '@parlor/ui/Text';

/** "or", between the site's own login and those of others. */
export function Or({ children }: { children: string }) {
  return (
    <Grid columns={['1fr', 'auto', '1fr']} align="center">
      <Divider aria-hidden="true" />
      <Text as="p" size={13} color="muted">
        {children}
      </Text>
      <Divider aria-hidden="true" />
    </Grid>
  );
}
