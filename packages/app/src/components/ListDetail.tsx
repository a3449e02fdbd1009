import { Grid } from '@parlor/ui/Grid';
import { Inline } from '@parlor/ui/Inline';
import { Link as TextLink } from '@parlor/ui/Link';
import { Page } from '@parlor/ui/Page';
import { Stack } from '@parlor/ui/Stack';
import { ChevronRight } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { useDesktopLayout } from '../platform/use-desktop-layout.ts';
import * as adjust from './adjust.css.ts';

interface Props {
  /** The page's heading. */
  title: ReactNode;
  list: ReactElement;
  /** The selected item; null shows the list alone on a phone. */
  detail: ReactElement | null;
  /** On a phone, the link from a detail to the list; without it the list is the page before. */
  toList?: { href: string; label: string };
  /** Takes the place of a missing detail on a desktop. */
  placeholder?: ReactNode;
}

/** A list with the details of one item: side by side on a desktop, one of the two on a phone. */
export function ListDetail({ title, list, detail, toList, placeholder }: Props) {
  const isDesktop = useDesktopLayout();
  if (!isDesktop) {
    return (
      <Page width="narrow">
        {title}
        <Stack gap={16} grow paddingBottom={detail === null ? 32 : 0}>
          {detail !== null && toList !== undefined && (
            <Inline justify="end">
              <TextLink
                href={toList.href}
                variant="standalone"
                trailing={<ChevronRight aria-hidden="true" size={18} />}
              >
                {toList.label}
              </TextLink>
            </Inline>
          )}
          {detail ?? list}
        </Stack>
      </Page>
    );
  }
  return (
    <Page width="wide">
      {title}
      <Grid columns={['5fr', '6fr']} gap={40} align="start" className={adjust.walletColumns}>
        <Stack gap={16}>{list}</Stack>
        <Stack gap={24}>{detail ?? placeholder}</Stack>
      </Grid>
    </Page>
  );
}
