import { statementFile } from '@parlor/api/calls/bills';
import type { Days } from '@parlor/api/rules';
import { Button } from '@parlor/ui/Button';
import { Stack } from '@parlor/ui/Stack';
import { Download } from 'lucide-react';
import { Failure } from '../../components/Failure.tsx';
import { useMutation } from '../../data/use-mutation.ts';
import { useTexts } from '../../languages/use-texts.ts';
import { download } from '../../platform/output.ts';

/** Saves the statement of these days as CSV. */
export function DownloadCsv({ days: { from, until } }: { days: Days }) {
  const t = useTexts();
  const file = useMutation(statementFile, { refusal: 'inline' });
  const save = async () => {
    const made = await file.run({ from, until });
    if (made !== undefined) download(made);
  };
  if (file.error !== undefined) {
    return (
      <Failure
        variant="inline"
        titleAs="p"
        error={file.error}
        onRetry={() => void save()}
        retrying={file.pending}
      />
    );
  }
  return (
    <Stack>
      <Button
        variant="outline"
        tone="neutral"
        leading={<Download size={18} />}
        loading={file.pending}
        onClick={() => void save()}
      >
        {t('transactions:analysis.csv')}
      </Button>
    </Stack>
  );
}
