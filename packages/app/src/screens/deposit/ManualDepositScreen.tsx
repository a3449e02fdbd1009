import { manualDeposit } from '@parlor/api/entities';
import { money } from '@parlor/api/entities/common';
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import * as z from 'zod/mini';
import { ListDetail } from '../../components/ListDetail.tsx';
import { PageTitle } from '../../components/PageTitle.tsx';
import { ManualDepositFlow } from '../../features/deposit/ManualDepositFlow.tsx';
import { Submissions } from '../../features/deposit/Submissions.tsx';
import { useManualDeposit } from '../../features/deposit/use-manual-deposit.ts';
import { useKnownOrder } from '../../features/money/use-known-order.ts';
import { useTexts } from '../../languages/use-texts.ts';
import { getHref } from '../../navigation/paths.ts';

const submission = z.extend(manualDeposit, { amount: money });

/**
 * A transfer that the player has made and submits with its receipt, or one submission by `?id=`; with `?view=list` the
 * submissions on a phone (docs/product.md: Screens and routes).
 */
export default function ManualDepositScreen() {
  const t = useTexts();
  const [search] = useSearchParams();
  const id = search.get('id') ?? '';
  const isList = id === '' && search.get('view') === 'list';
  return (
    <ListDetail
      title={<PageTitle>{t('titles.manualDeposit')}</PageTitle>}
      list={<Submissions selected={id} />}
      toList={{
        href: getHref('manualDeposit', { view: 'list' }),
        label: t('payment:manual.list'),
      }}
      detail={isList ? null : id === '' ? <NewDeposit /> : <Submission key={id} id={id} />}
      placeholder={<NewDeposit />}
    />
  );
}

function NewDeposit() {
  const navigate = useNavigate();
  const actor = useManualDeposit();
  useEffect(() => {
    const created = actor.on('created', ({ order }) => {
      // Replaces the form in the history: going back must not lead to a second submission.
      navigate(getHref('manualDeposit', { id: order.submissionId }), {
        replace: true,
        state: order,
      });
    });
    return () => created.unsubscribe();
  }, [actor, navigate]);
  return <ManualDepositFlow actor={actor} />;
}

function Submission({ id }: { id: string }) {
  const order = useKnownOrder(submission);
  return <ManualDepositFlow actor={useManualDeposit(id, order)} />;
}
