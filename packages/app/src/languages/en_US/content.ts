/** Words of notices and of the site's documents. */
export const content = {
  noticesEmptyTitle: 'No notices',
  noticesEmptyText: 'News of the site will be here.',
  noticeMissingTitle: 'This notice is gone',
  noticeMissingText: 'It was taken down, or the address is incomplete.',
  allNotices: 'All notices',
  haveALook: 'Have a look',
  more: 'Show more',
  agreementEmptyTitle: 'Nothing written here yet',
  agreementEmptyText: 'The site has not published this document.',
  documents: {
    label: 'Documents',
    userAgreement: 'Agreement',
    privacy: 'Privacy',
    promotionTerms: 'Promotions',
  },
};
