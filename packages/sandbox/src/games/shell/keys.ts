import { rulesAreOpen } from './view/rules.ts';

/** Keyboard actions; each one presses a visible button. */
interface KeyActions {
  readonly press: () => void;
  readonly bet: (by: -1 | 1) => void;
  readonly info: () => void;
  readonly sound: () => void;
}

/**
 * The keyboard of the game: space and enter press the main button, arrows choose the stake, P rules, M
 * sound. A focused button or option handles its own keys.
 */
export function listenToKeys(actions: KeyActions): void {
  window.addEventListener('keydown', (event) => {
    if (rulesAreOpen() || event.ctrlKey || event.metaKey || event.altKey) return;
    const focused = document.activeElement;
    const onOther = focused instanceof HTMLButtonElement && focused.id !== 'play';
    // Space selects a focused radio button, and arrows move between them: neither may place a bet.
    const isChoosing = event.key === ' ' || event.key.startsWith('Arrow');
    if (focused instanceof HTMLInputElement && isChoosing) return;
    switch (event.key) {
      case ' ':
      case 'Enter':
        // A focused button handles its own keys; a key held down counts as one press.
        if (onOther) return;
        event.preventDefault();
        if (!event.repeat) actions.press();
        break;
      case 'ArrowUp':
      case 'ArrowRight':
        event.preventDefault();
        actions.bet(1);
        break;
      case 'ArrowDown':
      case 'ArrowLeft':
        event.preventDefault();
        actions.bet(-1);
        break;
      case 'p':
      case 'P':
        actions.info();
        break;
      case 'm':
      case 'M':
        actions.sound();
        break;
      default:
    }
  });
}
