import type { ComponentDocs } from '../design/docs.ts';
import { NoticeBar } from './index.ts';

export const docs: ComponentDocs = {
  screenReaders: 'Read in the order of the page. A moving text can be paused and stops on focus.',
  content: 'One sentence with the fact first.',
  related: { Callout: 'a condition of a part of the page', Toast: 'the result of an action' },
  recommended: {
    reason: 'One fact with its time.',
    example: <NoticeBar>Withdrawals pause on Sunday from 02:00 to 03:00.</NoticeBar>,
  },
  mistake: {
    reason: 'An advertisement that repeats itself.',
    example: <NoticeBar>Play now! Play now! Play now!</NoticeBar>,
  },
};
