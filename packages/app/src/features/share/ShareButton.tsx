import { CopyField } from '@parlor/ui/CopyField';
import { IconButton } from '@parlor/ui/IconButton';
import { Sheet } from '@parlor/ui/Sheet';
import { Tooltip } from '@parlor/ui/Tooltip';
import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '../../languages/use-texts.ts';
import { systemShare } from '../../platform/share.ts';
import { useShareLink } from './share-link.ts';

interface Props {
  /** Address of the page within the app. */
  href: string;
  title: string;
}

/** Shares a page through the system's share sheet, or by copying its link. */
export function ShareButton({ href, title }: Props) {
  const t = useTexts();
  const toLink = useShareLink();
  const [open, setOpen] = useState(false);
  const url = toLink(href);
  const share = async () => {
    const bySystem = systemShare();
    if (bySystem === undefined || !(await bySystem({ title, url }))) setOpen(true);
  };
  return (
    <>
      <Tooltip text={t('games:share')}>
        <IconButton
          icon={Share2}
          iconSize={24}
          label={t('games:share')}
          // The tooltip replaces the browser's own.
          title={undefined}
          onClick={() => void share()}
        />
      </Tooltip>
      <Sheet
        open={open}
        onOpenChange={setOpen}
        title={t('games:shareTitle', { game: title })}
        labels={{ close: t('actions.close') }}
      >
        <CopyField label={t('games:shareLink')} value={url} />
      </Sheet>
    </>
  );
}
