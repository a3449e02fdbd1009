/** Texts of notices and of the site's documents. */
export const content = {
  noticesEmptyTitle: 'No notices',
  noticesEmptyText: 'News will appear here.',
  noticeMissingTitle: 'Notice not available',
  noticeMissingText: 'It was removed, or the link is incomplete.',
  allNotices: 'All notices',
  seeGames: 'See games',
  learnMore: 'Learn more',
  agreementEmptyTitle: 'Not published yet',
  agreementEmptyText: "This document hasn't been published.",
  documents: {
    label: 'Documents',
    userAgreement: 'Agreement',
    privacy: 'Privacy',
    promotionTerms: 'Promotions',
  },
};
