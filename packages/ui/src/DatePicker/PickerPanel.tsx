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

/** Where the calendar cannot be fetched, the browser's own field stands in for it. */
const LazyCalendar = lazy(() => load().catch(() => ({ default: PlainCalendar })));

/** Opens the calendar, which is fetched as soon as its field is pointed at. */
export function PickerTrigger({
  onFocus,
  onPointerEnter,
  ...rest
}: Omit<ComboTriggerProps, 'icon'>) {
  const fetchAhead = () => {
    // It is asked for again when it is opened.
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
  /** Above the calendar, for example presets. */
  before?: ReactNode;
  calendar: CalendarProps;
  /** Under it. */
  actions?: ReactNode;
}

/** Where the calendar stands: by its field on a desktop, at the foot of a phone. */
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
