import { EmptyState } from '@parlor/ui/EmptyState';
import { ScrollText } from 'lucide-react';
import { useSite } from '../../data/site.ts';
import { ServerHtml } from '../../features/html/ServerHtml.tsx';
import { useTexts } from '../../languages/use-texts.ts';
import { PageBody } from '../../shell/PageBody.tsx';

/**
 * The site's agreement. `?content=` names a document of the site (decisions 17); the contract has one,
 * so that every name shows it. Nothing of the address is ever shown.
 */
export default function UserAgreementScreen() {
  const t = useTexts();
  const { userAgreement } = useSite();
  if (userAgreement.trim() === '') {
    return (
      <EmptyState
        icon={<ScrollText size={28} />}
        title={t('content:agreementEmptyTitle')}
        text={t('content:agreementEmptyText')}
      />
    );
  }
  return (
    <PageBody as="article">
      <ServerHtml html={userAgreement} />
    </PageBody>
  );
}
