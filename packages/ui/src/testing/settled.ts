/** Waits for fonts and first frames, and finishes enter animations. */
export async function settled(): Promise<void> {
  await document.fonts.ready;
  await new Promise(requestAnimationFrame);
  // Finished animations may start others.
  while (finish() > 0) await new Promise(requestAnimationFrame);
}

/** Finishes running animations; returns their number. */
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
