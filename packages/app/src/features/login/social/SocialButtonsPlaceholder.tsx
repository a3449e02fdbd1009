import { Button } from '@parlor/ui/Button';
import { Stack } from '@parlor/ui/Stack';
import { Or } from './Or.tsx';

/** Keeps the room of one button, so that the buttons above stay under the finger when it comes. */
export function SocialButtonsPlaceholder() {
  return (
    <Stack aria-hidden="true" gap={12} paddingBottom={12} style={{ visibility: 'hidden' }}>
      <Or>{'\u00a0'}</Or>
      <Button size="lg" fullWidth>
        {'\u00a0'}
      </Button>
    </Stack>
  );
}
