import { genders } from '@parlor/api/entities';
import { Select } from '@parlor/ui/Select';
import { useTexts } from '../../languages/use-texts.ts';

export type Gender = (typeof genders)[number];

interface Props {
  value: Gender;
  onValueChange: (gender: Gender) => void;
}

export function GenderField({ value, onValueChange }: Props) {
  const t = useTexts();
  return (
    <Select
      label={t('profile:fields.gender')}
      size="lg"
      value={value}
      onValueChange={(next) => {
        const gender = genders.find((known) => known === next);
        if (gender !== undefined) onValueChange(gender);
      }}
      options={genders.map((gender) => ({ value: gender, label: t(`profile:genders.${gender}`) }))}
    />
  );
}
