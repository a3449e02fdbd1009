import type { ContentTexts } from '../types.ts';

export const content: ContentTexts = {
  banners: {
    welcome: {
      kicker: 'New here?',
      title: 'Your first deposit, in a minute',
      text: 'See all of it in your wallet',
      action: 'Deposit',
    },
    fishing: {
      kicker: 'Deep water',
      title: 'Hunt the tide',
      text: 'Sharks, krakens and a lagoon that glows',
      action: 'See the games',
    },
    live: {
      kicker: 'The salon',
      title: 'A seat at the table',
      text: 'Roulette, baccarat and the big wheel',
      action: 'Take a seat',
    },
    slots: {
      kicker: 'This weekend',
      title: 'Sweet reels',
      text: 'Five reels of sugar, no fine print',
      action: 'Spin',
    },
  },
  activities: {
    attend: {
      title: 'Seven days',
      text: 'Check in on seven days and get a prize',
      content:
        '<p>Check in once a day on seven different days. The prize is paid to your wallet on the seventh.</p>',
    },
    claim: {
      title: 'A gift with a code',
      text: 'Enter the code PARLOR',
      content:
        '<p>Enter the code PARLOR and claim the gift. It is paid to your wallet at once. One gift per player.</p>',
    },
    apply: {
      title: 'Table of the month',
      text: 'Apply for a seat at the table',
      content:
        '<p>Apply with a note. We review every application; if yours is approved, the prize is paid to your wallet.</p>',
    },
  },
  bulletins: {
    tableBreak: {
      title:
        'Live tables are closed from 04:00 to 04:30. Money in play returns to your wallet automatically.',
      content:
        '<p>The live tables close for half an hour every night, from 04:00 to 04:30, site time.</p><p>Open rounds are finished first. Any money left in a game then returns to your wallet automatically.</p>',
    },
    withdrawalTimes: {
      title: 'Withdrawals requested on a weekday arrive at 18:00 the next day.',
      content:
        '<p>A withdrawal requested from Monday to Friday arrives at 18:00 the next day. A withdrawal requested at the weekend arrives on Monday at 18:00. Public holidays are announced separately. The withdrawal page always shows the computed time.</p>',
    },
  },
  dailyNotification: {
    title: "What's new",
    content:
      "<p>New games come first. Hot games are ranked daily.</p><p>Set a limit before you start, and stop while it's fun.</p>",
  },
};
