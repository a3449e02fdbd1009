/** Waits until what had to arrive has: faces, first frames, and what slides in, which is brought to its end. */
export async function settled(): Promise<void> {
  await document.fonts.ready;
  await new Promise(requestAnimationFrame);
  // What comes to an end is there now. One that has ended may start others.
  while (finish() > 0) await new Promise(requestAnimationFrame);
}

/** Brings what moves to its end; answers how much there was. */
export function finish(): number {
  const running = finite();
  for (const animation of running) animation.finish();
  return running.length;
}

function finite(): Animation[] {
  return document
    .getAnimations()
    .filter(({ playState }) => playState === 'running')
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
}
