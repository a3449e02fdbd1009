import { getDocument } from '@parlor/api/calls/documents';
import { type SiteDocumentName, siteDocumentNames } from '@parlor/api/entities/site-document';
import { ChipGroup } from '@parlor/ui/ChipGroup';
import { EmptyState } from '@parlor/ui/EmptyState';
import { Skeleton } from '@parlor/ui/Skeleton';
import { ScrollText } from 'lucide-react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { CallContent } from '../../components/CallContent.tsx';
import { PageBody } from '../../components/PageBody.tsx';
import { PageTitle } from '../../components/PageTitle.tsx';
import { useSite } from '../../data/site.ts';
import { useCall } from '../../data/use-call.ts';
import { ServerHtml } from '../../features/html/ServerHtml.tsx';
import { useTexts } from '../../languages/use-texts.ts';
import { usePageName } from '../../navigation/page-name.ts';
import { getHref } from '../../navigation/paths.ts';

/** No part of the address is ever shown: an unknown name shows the agreement. */
function toDocumentName(content: string | null): SiteDocumentName {
  return siteDocumentNames.find((name) => name === content) ?? 'userAgreement';
}

/** The documents of the site: `?content=` names one of three (product decision 17). */
export default function UserAgreementScreen() {
  const t = useTexts();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const name = toDocumentName(search.get('content'));
  const title = t(`content:documents.${name}`);
  // The first document has the title of the route.
  usePageName(name === 'userAgreement' ? undefined : title);
  return (
    <PageBody as="article">
      <PageTitle>{title}</PageTitle>
      <ChipGroup
        label={t('content:documents.label')}
        value={name}
        onValueChange={(next) =>
          navigate(getHref('userAgreement', { content: next }), {
            replace: true,
            preventScrollReset: true,
          })
        }
        options={siteDocumentNames.map((value) => ({
          value,
          label: t(`content:documents.${value}`),
        }))}
      />
      {name === 'userAgreement' ? <Agreement /> : <Document key={name} name={name} />}
    </PageBody>
  );
}

/** The text comes with the settings of the site. */
function Agreement() {
  const { userAgreement } = useSite();
  return <Written html={userAgreement} />;
}

function Written({ html }: { html: string }) {
  const t = useTexts();
  if (html.trim() !== '') return <ServerHtml html={html} />;
  return (
    <EmptyState
      icon={<ScrollText size={28} />}
      title={t('content:agreementEmptyTitle')}
      text={t('content:agreementEmptyText')}
    />
  );
}

function Document({ name }: { name: SiteDocumentName }) {
  return (
    <CallContent
      result={useCall(getDocument, { name })}
      loading={
        <>
          <Skeleton shape="text" width="60%" height={40} />
          <Skeleton height={96} />
          <Skeleton height={96} />
          <Skeleton height={96} />
        </>
      }
    >
      {({ content }) => <Written html={content} />}
    </CallContent>
  );
}
