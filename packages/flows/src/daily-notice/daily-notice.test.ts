import { describe, expect, it } from 'vitest';
import { broken, startFlow } from '../testing/index.ts';
import { dailyNoticeActors, dailyNoticeMachine } from './daily-notice.machine.ts';
import { selectDailyNotice } from './daily-notice.selectors.ts';
import type { DailyNoticeInput } from './daily-notice.types.ts';

const today = '2026-11-18';

const answer = (notificationId: string | null, date = today) => ({
  date,
  locale: 'en_US',
  notification:
    notificationId === null ? null : { notificationId, title: 'Welcome', content: '', link: '' },
});
const shownToday = { date: today, data: 'n1', text: 'Welcome\n', locale: 'en_US' };

/** The fake clock starts on 18 November 2026 at 10:00 in Manila. */
const startInQueue = (input: Partial<DailyNoticeInput> = {}) =>
  startFlow(
    dailyNoticeMachine,
    dailyNoticeActors,
    (clock): DailyNoticeInput => ({ clock, timezone: 'Asia/Manila', last: null, ...input }),
  );

const start = (input: Partial<DailyNoticeInput> = {}) => {
  const flow = startInQueue(input);
  return {
    ...flow,
    /** Responds while no other pop-up is open. */
    resolve: async (...[name, output]: Parameters<typeof flow.resolve>) => {
      await flow.resolve(name, output);
      flow.send({ type: 'show' });
    },
    shown: () => {
      const shown = selectDailyNotice(flow.snapshot());
      return shown.view === 'shown' ? shown.notification.notificationId : null;
    },
  };
};

describe('the notification (docs/product.md: Entities and their fields; States and transitions)', () => {
  it('shows on the first visit and stores date and data as soon as it is shown', async () => {
    const flow = start();
    expect(flow.shown()).toBeNull();
    await flow.resolve('loadNotification', answer('n1'));
    expect(flow.shown()).toBe('n1');
    expect(flow.emitted).toEqual([{ type: 'shown', last: shownToday }]);
    flow.send({ type: 'dismissed' });
    expect(flow.shown()).toBeNull();
  });

  it('does not show again on the same day', async () => {
    const flow = start({ last: shownToday });
    await flow.resolve('loadNotification', answer('n1'));
    expect(flow.shown()).toBeNull();
    expect(flow.emitted).toEqual([]);
  });

  it("shows when the date has changed in the site's time zone, not the device's", async () => {
    const flow = start({ last: shownToday });
    await flow.resolve('loadNotification', answer('n1', '2026-11-19'));
    expect(flow.shown()).toBe('n1');
    expect(flow.emitted).toEqual([{ type: 'shown', last: { ...shownToday, date: '2026-11-19' } }]);
  });

  it('shows on the same day when the data differ from the last', async () => {
    const flow = start({ last: shownToday });
    await flow.resolve('loadNotification', answer('n2'));
    expect(flow.shown()).toBe('n2');
  });

  it.each([{ title: 'Changed' }, { content: '<p>Changed</p>' }])(
    'shows when its text was edited: %o',
    async (change) => {
      const flow = start({ last: shownToday });
      const { notification, ...rest } = answer('n1');
      const edited = { ...rest, notification: notification && { ...notification, ...change } };
      await flow.resolve('loadNotification', edited);
      expect(flow.shown()).toBe('n1');
    },
  );

  it('does not show the same notification in another language', async () => {
    const flow = start({ last: shownToday });
    const thai = { notificationId: 'n1', title: 'ยินดีต้อนรับ', content: 'เกม', link: '' };
    const answered = { date: today, locale: 'th_TH', notification: thai };
    await flow.resolve('loadNotification', answered);
    expect(flow.shown()).toBeNull();
  });

  it('shows and stores nothing when there is no notification', async () => {
    const flow = start();
    await flow.resolve('loadNotification', answer(null));
    expect(flow.shown()).toBeNull();
    expect(flow.emitted).toEqual([]);
  });
});

describe('queue of pop-ups', () => {
  it('does not show or store it before its turn', async () => {
    const flow = startInQueue();
    await flow.resolve('loadNotification', answer('n1'));
    expect(selectDailyNotice(flow.snapshot())).toEqual({ view: 'due' });
    expect(flow.emitted).toEqual([]);
    flow.send({ type: 'show' });
    expect(selectDailyNotice(flow.snapshot())).toMatchObject({
      view: 'shown',
      notification: { notificationId: 'n1' },
    });
    expect(flow.emitted).toEqual([{ type: 'shown', last: shownToday }]);
  });

  it('is dropped when another tab shows it first', async () => {
    const flow = startInQueue();
    await flow.resolve('loadNotification', answer('n1'));
    flow.send({ type: 'last.changed', last: shownToday });
    expect(selectDailyNotice(flow.snapshot())).toEqual({ view: 'none' });
  });
});

describe('a page that stays open', () => {
  it.each([
    ['Asia/Manila', 14],
    ['Asia/Yangon', 15.5],
    ['UTC-11', 9],
  ])('revalidates when a day begins in %s, %s hours later', async (timezone, hours) => {
    const flow = start({ timezone });
    await flow.resolve('loadNotification', answer('n1'));
    flow.send({ type: 'dismissed' });
    flow.clock.advance(hours * 3_600_000 - 1);
    expect(flow.calls('loadNotification')).toHaveLength(1);
    flow.clock.advance(1);
    await flow.resolve('loadNotification', answer('n1', '2026-11-19'));
    expect(flow.shown()).toBe('n1');
  });

  it('revalidates at the end of a month', async () => {
    const flow = start();
    flow.clock.advance(12 * 86_400_000);
    await flow.resolve('loadNotification', answer(null));
    flow.clock.advance(14 * 3_600_000);
    expect(flow.calls('loadNotification')).toHaveLength(2);
  });

  it('revalidates when a suspended page resumes', async () => {
    const flow = start();
    await flow.resolve('loadNotification', answer(null));
    flow.clock.sleep(3 * 86_400_000);
    expect(flow.calls('loadNotification')).toHaveLength(2);
  });
});

describe('revalidation', () => {
  it('loads a new notification, but does not replace the one shown', async () => {
    const flow = start();
    flow.send({ type: 'look' });
    expect(flow.calls('loadNotification')).toHaveLength(1);
    await flow.resolve('loadNotification', answer('n1'));
    flow.send({ type: 'look' });
    expect(flow.shown()).toBe('n1');
    flow.send({ type: 'dismissed' });
    flow.send({ type: 'look' });
    await flow.resolve('loadNotification', answer('n2'));
    expect(flow.shown()).toBe('n2');
  });

  it('recovers from a failed request', async () => {
    const flow = start();
    await flow.reject('loadNotification', broken);
    expect(flow.shown()).toBeNull();
    flow.send({ type: 'look' });
    await flow.resolve('loadNotification', answer('n1'));
    expect(flow.shown()).toBe('n1');
  });

  it('does not show a notification that another tab has shown', async () => {
    const flow = start();
    flow.send({ type: 'last.changed', last: shownToday });
    await flow.resolve('loadNotification', answer('n1'));
    expect(flow.shown()).toBeNull();
  });
});
