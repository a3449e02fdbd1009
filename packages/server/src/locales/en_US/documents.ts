import type { DocumentTexts } from '../types.ts';

export const documents: DocumentTexts = {
  userAgreement: {
    title: 'User agreement',
    parts: [
      [
        'Who may play',
        'You are at least {age} years old, and you play for yourself, with your own money.',
      ],
      [
        'Your account',
        'One person has one account. Keep your password and your codes to yourself; nobody who works here will ever ask for them.',
      ],
      [
        'Your money',
        'Your balance is yours. Deposits, bets, wins and withdrawals are listed in your bills as they happen. Withdrawals go to a card in your own name.',
      ],
      [
        'Games',
        'Games come from independent makers, whose servers decide every round. A round that is interrupted is finished or paid back, and its money returns to your wallet.',
      ],
      [
        'Playing within your means',
        'Play is entertainment. Stop when it is no longer fun, and talk to us when you need a break.',
      ],
    ],
  },
  privacy: {
    title: 'Privacy',
    parts: [
      [
        'What we keep',
        'Your phone number, what you tell us in your profile, your bills and your rounds. We need them to run your account, and the law asks us to keep some of them.',
      ],
      [
        'Who sees it',
        'You, and the people here who look after your account. Payment providers and game makers learn what a payment or a round needs, and never your name or phone.',
      ],
      [
        'On your device',
        'The page on privacy in your account lists everything that is stored there, and clears it. Visits are counted for advertisers only if you turn that on.',
      ],
      [
        'Your choice',
        'Ask customer service for what we keep about you, to correct it, or to close your account. What the law asks us to keep stays until its time is over.',
      ],
    ],
  },
  promotionTerms: {
    title: 'Terms of promotions',
    parts: [
      [
        'Joining',
        'The page of a promotion states what it gives, what it requires and when it ends. The terms shown when you joined apply to you.',
      ],
      [
        'What counts',
        'Bets count from settled rounds, by the weight of their game. Bets that cover both sides count for nothing. New bets are compiled within about half an hour.',
      ],
      [
        'How it ends',
        'Settling moves the whole balance of the promotion to your wallet and ends unused free spins. Closing it voids the balance. What is lost and what is kept is shown before you confirm.',
      ],
      [
        'Fair play',
        'One person takes part once. Bonuses that were taken by several accounts of one person are taken back.',
      ],
    ],
  },
};
