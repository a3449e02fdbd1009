import { media } from '@parlor/tokens';
import { CalendarDays } from 'lucide-react';
import { lazy, type ReactNode, Suspense } from 'react';
import { ComboTrigger, type ComboTriggerProps } from '../internal/ComboTrigger.tsx';
import { cx } from '../internal/cx.ts';
import { useMedia } from '../internal/useMedia.ts';
import { Popover } from '../Popover/index.ts';
import { Sheet } from '../Sheet/index.ts';
import { Skeleton } from '../Skeleton/index.ts';
import type { CalendarProps } from './Calendar.tsx';
import * as css from './PickerPanel.css.ts';
import { PlainCalendar } from './PlainCalendar.tsx';

const load = () => import('./Calendar.tsx');

/** If the calendar fails to load, the browser's native date field replaces it. */
const LazyCalendar = lazy(() => load().catch(() => ({ default: PlainCalendar })));

/** Opens the calendar, which is prefetched when its field is hovered or focused. */
export function PickerTrigger({
  onFocus,
  onPointerEnter,
  ...rest
}: Omit<ComboTriggerProps, 'icon'>) {
  const fetchAhead = () => {
    // Opening the calendar retries.
    load().catch(() => {});
  };
  return (
    <ComboTrigger
      {...rest}
      icon={CalendarDays}
      onPointerEnter={(event) => {
        fetchAhead();
        onPointerEnter?.(event);
      }}
      onFocus={(event) => {
        fetchAhead();
        onFocus?.(event);
      }}
    />
  );
}

interface PickerPanelProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  trigger: ReactNode;
  /** Content above the calendar, for example presets. */
  before?: ReactNode;
  calendar: CalendarProps;
  /** Content below the calendar. */
  actions?: ReactNode;
}

/** The container of the calendar: a popover on a desktop, a sheet on a phone. */
export function PickerPanel({
  open,
  onOpenChange,
  title,
  trigger,
  before,
  calendar,
  actions,
}: PickerPanelProps) {
  const isDesktop = useMedia(media.desktop);
  const inside = (
    <div data-part="panel" className={cx(css.body, isDesktop && css.popover)}>
      {before}
      <Suspense fallback={<Skeleton className={css.waiting} />}>
        <LazyCalendar {...calendar} />
      </Suspense>
      {actions !== undefined && <div className={css.actions}>{actions}</div>}
    </div>
  );
  return isDesktop ? (
    <Popover
      open={open}
      onOpenChange={onOpenChange}
      label={title}
      trigger={trigger}
      align="start"
      style={{ maxInlineSize: 'none' }}
    >
      {inside}
    </Popover>
  ) : (
    <Sheet open={open} onOpenChange={onOpenChange} title={title} trigger={trigger}>
      {inside}
    </Sheet>
  );
}
