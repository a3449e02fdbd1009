import { NavBar } from '@parlor/ui/NavBar';
import { useTexts } from '../languages/use-texts.ts';
import { useBack } from '../navigation/use-back.ts';

export interface PhoneHeaderProps {
  title: string | undefined;
}

/** Title and back button of a page that is not a tab, on a phone. */
export default function PhoneHeader({ title }: PhoneHeaderProps) {
  const t = useTexts();
  return (
    <NavBar title={title} titleAs="p" onBack={useBack()} labels={{ back: t('actions.back') }} />
  );
}
