import type { MessageTexts } from '../types.ts';

export const messages: MessageTexts = {
  welcome: {
    title: 'Welcome',
    content:
      '<p>Good to have you here. Your wallet shows every unit of your money, wherever it stands: in the wallet, in a game, on its way, or on hold.</p><p>When a game breaks off, what stands in it comes back to your wallet by itself.</p>',
  },
  keepSafe: {
    title: 'Keep your account yours',
    content:
      '<p>Nobody of ours ever asks for your password or an SMS code. A new bank card and the first withdrawal to it ask you to prove that it is you.</p><p>In your profile you see where you are logged in, and can log out the others.</p>',
  },
  firstDeposit: {
    title: 'Your first deposit, and what it can bring',
    content:
      '<p>Look at the promotions before you deposit: each says what it asks, by when, and what happens if you leave it.</p>',
  },
  depositDone: { title: 'Your deposit has arrived', content: '<p>{amount} is in your wallet.</p>' },
  withdrawalPaid: {
    title: 'Your withdrawal was paid',
    content: '<p>{amount} is on its way to your card.</p>',
  },
  withdrawalReturned: {
    title: 'Your withdrawal could not be paid',
    content: '<p>{amount} is back in your wallet. Check the card, or ask customer service.</p>',
  },
  feedbackAnswered: {
    title: 'Customer service has answered you',
    content: '<p>You find the answer beside what you wrote to us.</p>',
  },
  newDevice: {
    title: 'Login on a new device',
    content: '<p>{device}. If this was not you, log it out and change your password.</p>',
  },
  unknownDevice: 'Unknown device',
};
