import { Button } from '@parlor/ui/Button';
import { Stack } from '@parlor/ui/Stack';
import * as adjust from '../../../components/adjust.css.ts';
import { Or } from './Or.tsx';

/** Reserves the space of one button, so that the layout does not shift when the button appears. */
export function SocialButtonsPlaceholder() {
  return (
    <Stack aria-hidden="true" gap={12} paddingBottom={12} className={adjust.invisible}>
      <Or>{'\u00a0'}</Or>
      <Button size="lg" fullWidth>
        {'\u00a0'}
      </Button>
    </Stack>
  );
}
