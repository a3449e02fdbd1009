import type { RoundRecord } from '@parlor/api/entities/round';
import { Button } from '@parlor/ui/Button';
import { Download } from 'lucide-react';
import { useTexts } from '../../languages/use-texts.ts';

/** Saves the record as a file for any verifier. It needs no network. */
export function ExportButton({ record }: { record: RoundRecord }) {
  const t = useTexts();
  const json = JSON.stringify(record, null, 2);
  return (
    <Button asChild variant="outline" tone="neutral" leading={<Download size={18} />}>
      <a
        href={`data:application/json;charset=utf-8,${encodeURIComponent(json)}`}
        download={`round-${record.roundId}.json`}
      >
        {t('play:fairness.export')}
      </a>
    </Button>
  );
}
