import { Box } from '@parlor/ui/Box';
import { Divider } from '@parlor/ui/Divider';
import { Grid } from '@parlor/ui/Grid';
import { Text } from '@parlor/ui/Text';

/** "or", between the site's own login and social logins. */
export function Or({ children }: { children: string }) {
  return (
    <Grid columns={['1fr', 'auto', '1fr']} align="center">
      <Box>
        <Divider aria-hidden="true" />
      </Box>
      <Text as="p" size={13} color="muted">
        {children}
      </Text>
      <Box>
        <Divider aria-hidden="true" />
      </Box>
    </Grid>
  );
}
