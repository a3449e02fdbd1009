/** Descriptions of pages for search engines and shared links. Only a server shows them. */
export const head = {
  site: 'Slots, table games and live games at {{site}}, with deposits and withdrawals from your phone.',
  browser: 'Browse all games at {{site}} by category, maker, theme and stake.',
  privilege: 'The current promotions at {{site}} and their terms.',
  contactInfomation: 'Contact customer service at {{site}}.',
  userAgreement: 'The user agreement of {{site}}: accounts, deposits, withdrawals and play.',
  accountLogin: 'Log in to your account at {{site}}.',
  accountSignUp: 'Sign up at {{site}} with your phone number.',
  entry: 'You are invited to {{site}}. Sign up with your phone number.',
  gameDetail: 'Play {{game}} by {{maker}} at {{site}}.',
};
