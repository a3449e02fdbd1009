/** Whether animations are allowed: by the device's setting, or the host's, which overrides it. */
export interface Motion {
  readonly reduced: boolean;
  set(reduced: boolean): void;
}

export function watchMotion(root: HTMLElement): Motion {
  const query = window.matchMedia('(prefers-reduced-motion: reduce)');
  let asked: boolean | null = null;
  const reduced = (): boolean => asked ?? query.matches;
  const mark = (): void => {
    root.dataset.motion = reduced() ? 'reduced' : 'full';
  };
  query.addEventListener('change', mark);
  mark();
  return {
    get reduced() {
      return reduced();
    },
    set(value) {
      asked = value;
      mark();
    },
  };
}
