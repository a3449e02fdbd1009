import { english as AlertDialog } from '../AlertDialog/labels.ts';
import { english as Amount } from '../Amount/labels.ts';
import { english as AmountField } from '../AmountField/labels.ts';
import { english as AppShell } from '../AppShell/labels.ts';
import { english as BonusCard } from '../BonusCard/labels.ts';
import { english as Button } from '../Button/labels.ts';
import { english as Callout } from '../Callout/labels.ts';
import { english as CallState } from '../CallState/labels.ts';
import { english as CaptchaField } from '../CaptchaField/labels.ts';
import { english as Carousel } from '../Carousel/labels.ts';
import { english as Combobox } from '../Combobox/labels.ts';
import { english as CopyField } from '../CopyField/labels.ts';
import { english as Countdown } from '../Countdown/labels.ts';
import { english as DataTable } from '../DataTable/labels.ts';
import { english as DatePicker } from '../DatePicker/labels.ts';
import { english as DateRangePicker } from '../DateRangePicker/labels.ts';
import { english as Dialog } from '../Dialog/labels.ts';
import { english as Drawer } from '../Drawer/labels.ts';
import { english as ErrorState } from '../ErrorState/labels.ts';
import { english as FilterSheet } from '../FilterSheet/labels.ts';
import { english as GameRail } from '../GameRail/labels.ts';
import { english as ImageUploader } from '../ImageUploader/labels.ts';
import { english as ImageViewer } from '../ImageViewer/labels.ts';
import { english as InfiniteList } from '../InfiniteList/labels.ts';
import { english as LevelCard } from '../LevelCard/labels.ts';
import { english as MoneyMap } from '../MoneyMap/labels.ts';
import { english as NavBar } from '../NavBar/labels.ts';
import { english as NoticeBar } from '../NoticeBar/labels.ts';
import { english as NumericKeypad } from '../NumericKeypad/labels.ts';
import { english as PasswordField } from '../PasswordField/labels.ts';
import { english as PromotionCard } from '../PromotionCard/labels.ts';
import { english as PullToRefresh } from '../PullToRefresh/labels.ts';
import { english as Rating } from '../Rating/labels.ts';
import { english as SearchField } from '../SearchField/labels.ts';
import { english as Select } from '../Select/labels.ts';
import { english as Sheet } from '../Sheet/labels.ts';
import { english as SideNav } from '../SideNav/labels.ts';
import { english as DelayedSkeleton } from '../Skeleton/labels.ts';
import { english as Steps } from '../Steps/labels.ts';
import { english as TabBar } from '../TabBar/labels.ts';
import { english as TextArea } from '../TextArea/labels.ts';
import { english as Timeline } from '../Timeline/labels.ts';
import { english as Toast } from '../Toast/labels.ts';
import { english as TurnoverBar } from '../TurnoverBar/labels.ts';
import { english as WinnersTicker } from '../WinnersTicker/labels.ts';
import type { KitLabels } from './kit.ts';

/** The English texts, which are also the defaults of each component. */
export const labels: KitLabels = {
  AlertDialog,
  Amount,
  AmountField,
  AppShell,
  BonusCard,
  Button,
  CallState,
  Callout,
  CaptchaField,
  Carousel,
  Combobox,
  CopyField,
  Countdown,
  DataTable,
  DatePicker,
  DateRangePicker,
  DelayedSkeleton,
  Dialog,
  Drawer,
  ErrorState,
  FilterSheet,
  GameRail,
  ImageUploader,
  ImageViewer,
  InfiniteList,
  LevelCard,
  MoneyMap,
  NavBar,
  NoticeBar,
  NumericKeypad,
  PasswordField,
  PromotionCard,
  PullToRefresh,
  Rating,
  SearchField,
  Select,
  Sheet,
  SideNav,
  Steps,
  TabBar,
  TextArea,
  Timeline,
  Toast,
  TurnoverBar,
  WinnersTicker,
};
