import { AppShell } from '@parlor/ui/AppShell';
import { Box } from '@parlor/ui/Box';
import { IconButton } from '@parlor/ui/IconButton';
import { Inline } from '@parlor/ui/Inline';
import { Text } from '@parlor/ui/Text';
import { ChevronLeft } from 'lucide-react';
import { Outlet } from 'react-router-dom';
import * as adjust from '../components/adjust.css.ts';
import { columns } from '../components/columns.ts';
import { useTexts } from '../languages/use-texts.ts';
import { useBack } from '../navigation/use-back.ts';
import { useRoute } from '../navigation/use-route.ts';
import { SideMenu } from './SideMenu.tsx';
import { TopBar } from './TopBar.tsx';

export interface DesktopFrameProps {
  /** The title that the page set itself. */
  pageName: string | undefined;
}

/** The frame of every page on a wide screen. A separate chunk: phones never need it. */
export default function DesktopFrame({ pageName }: DesktopFrameProps) {
  const t = useTexts();
  return (
    <AppShell
      sideNav={<SideMenu />}
      desktopHeader={<TopBar />}
      labels={{ skip: t('actions.skip') }}
    >
      <Box paddingTop={4}>
        <PageHead pageName={pageName} />
        <Outlet />
      </Box>
    </AppShell>
  );
}

/** Aligns the stroke of the arrow, not its box, with the content below. */
const ARROW_INSET = 12;

/**
 * Title and back button of a page outside of the side navigation, aligned with the page's column.
 */
function PageHead({ pageName }: DesktopFrameProps) {
  const t = useTexts();
  const back = useBack();
  const route = useRoute();
  if (route === undefined || route.row.layout !== 'page') return null;
  const { column } = route.row;
  const margin = column === undefined ? '0px' : `max(0px, (100% - ${columns[column]}px) / 2)`;
  return (
    <Inline
      gap={4}
      minHeight="target"
      className={adjust.overArt}
      style={{ marginInlineStart: `calc(${margin} - ${ARROW_INSET}px)` }}
    >
      <IconButton icon={ChevronLeft} iconSize={24} label={t('actions.back')} onClick={back} />
      <Text size={20} weight="semibold" lines={1}>
        {pageName ?? t(route.row.title)}
      </Text>
    </Inline>
  );
}
