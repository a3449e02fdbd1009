import { useEffect } from 'react';
import { useToasts } from '../../data/toasts.ts';
import { useTexts } from '../../languages/use-texts.ts';
import type { LoginActionProps } from '../login/login-actions.ts';
import { useMarks } from './use-marks.ts';

/** Adds the favourite that a visitor chose before the login. */
export default function FavoriteAction({ args: { id }, onDone }: LoginActionProps) {
  const t = useTexts();
  const toasts = useToasts();
  const { favorites } = useMarks();
  useEffect(() => {
    if (id !== undefined) {
      favorites.set(id, true);
      toasts.show({ text: t('lobby:favoriteAdded'), tone: 'positive', id: 'marks' });
    }
    onDone();
  }, [favorites, toasts, t, id, onDone]);
  return null;
}
