import { rulesAreOpen } from './view/rules.ts';

/** What keys do; every one of them is a press of a button that is seen. */
interface KeyActions {
  readonly spin: () => void;
  readonly bet: (by: -1 | 1) => void;
  readonly info: () => void;
  readonly sound: () => void;
}

/** The keyboard of the game: space and enter spin, arrows choose the stake, P rules, M sound. */
export function listenToKeys(actions: KeyActions): void {
  window.addEventListener('keydown', (event) => {
    if (rulesAreOpen() || event.ctrlKey || event.metaKey || event.altKey) return;
    const focused = document.activeElement;
    const onOther = focused instanceof HTMLButtonElement && focused.id !== 'spin';
    switch (event.key) {
      case ' ':
      case 'Enter':
        // A focused button does its own work; a key held down is one press.
        if (onOther) return;
        event.preventDefault();
        if (!event.repeat) actions.spin();
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
