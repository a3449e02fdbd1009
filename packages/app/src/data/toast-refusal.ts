import type { App } from '../app.ts';
import { explain } from './errors.ts';

/** Shows why an action failed, where nothing on the screen holds it: a toast of 3 s (specification: Error catalogue). */
export function toastRefusal({ languages, toasts }: App, failure: unknown, id: string): void {
  toasts.show({ text: explain(languages.get(), failure).text, tone: 'critical', id });
}
