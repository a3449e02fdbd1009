import { brush, make, rasterise, wait } from '../../shell/view/dom.ts';
import type { Motion } from '../../shell/view/motion.ts';
import { spriteUrl } from './sprites.ts';

/** A place in the sea, in CSS pixels from its upper left. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/** An animal that swims. */
export interface Fish {
  readonly target: number;
  readonly element: HTMLElement;
}

export interface Shoal {
  /** Draws the pictures, and lets the animals in. */
  open(): Promise<void>;
  /** The animal nearest to a place that a finger there would mean, if any. */
  find(place: Place): Fish | null;
  /** The animal of that target nearest to the middle, which a shot meets soonest. */
  best(target: number): Fish | null;
  place(fish: Fish): Place;
  /** Marks the animals of the target that is aimed at. */
  aim(target: number): void;
  /** An animal was missed. */
  shy(fish: Fish): void;
  /** An animal was caught: it leaves, and another one comes. */
  take(fish: Fish): void;
}

interface Swimmer extends Fish {
  readonly picture: HTMLCanvasElement | HTMLImageElement;
  readonly lane: number;
  swim: Animation | null;
  caught: boolean;
}

/** How many animals of each target swim at once. */
const COUNTS = [3, 3, 2, 2, 2, 1, 1, 1, 1];
const isAlone = (target: number): boolean => COUNTS[target] === 1;
/** Width of each target's picture, in hundredths of the sea's shorter side. */
const SIZES = [15, 17, 18, 20, 21, 24, 26, 29, 36];
const CROSS_MS = 15_000;
const TAKE_MS = 520;
const RETURN_MS = 900;
/** Side of a target's bitmap in pixels: two for each CSS pixel of a phone. */
const getBitmapSize = (target: number): number => Math.min(240, (SIZES[target] ?? 20) * 8);
/** A finger is this much wider than a point, in pixels. */
const REACH = 26;

export function createShoal(
  sea: HTMLElement,
  parent: HTMLElement,
  names: readonly string[],
  motion: Motion,
): Shoal {
  let turn = 0;
  let places = 0;
  const total = COUNTS.reduce((sum, count) => sum + count, 0);

  const fishes: Swimmer[] = names.flatMap((name, target) =>
    Array.from({ length: COUNTS[target] ?? 1 }, () => {
      const size = `${getBitmapSize(target)}`;
      // The browser draws an image off the main thread, but separately for each element.
      const picture = isAlone(target)
        ? make('img', { src: spriteUrl(name), alt: '', draggable: 'false' })
        : make('canvas', { width: size, height: size });
      const element = make('div', { class: 'fish', 'data-target': `${target}` }, picture);
      // Neighbouring lanes differ in size: a large animal never covers only small ones.
      const lane = (places * 0.618_034) % 1;
      places += 1;
      return { target, element, picture, lane, swim: null, caught: false };
    }),
  );

  const getSize = (target: number): number =>
    Math.min(
      210,
      (Math.min(sea.clientWidth, sea.clientHeight * 1.1) * (SIZES[target] ?? 20)) / 100,
    );

  /** Sends an animal across the sea; `from` is the share of the way that it has already gone. */
  const cross = (fish: Swimmer, from = 0): void => {
    const size = getSize(fish.target);
    const { clientWidth: width, clientHeight: height } = sea;
    turn += 1;
    const isLeft = turn % 2 === 0;
    fish.element.style.width = `${size}px`;
    fish.picture.style.setProperty('--flip', isLeft ? '1' : '-1');
    const room = Math.max(0, height * 0.8 - size);
    const y = height * 0.03 + room * ((fish.lane + turn * 0.137) % 1);
    fish.swim?.cancel();
    if (motion.reduced) {
      const index = fishes.indexOf(fish);
      const columns = Math.ceil(Math.sqrt((total * width) / Math.max(1, height)));
      const rows = Math.ceil(total / columns);
      const x = ((index % columns) + 0.5) * (width / columns) - size / 2;
      const row = Math.floor(index / columns);
      fish.element.style.transform = `translate(${x}px, ${(row + 0.5) * ((height * 0.82) / rows) - size / 2}px)`;
      return;
    }
    const start = isLeft ? width + size * 0.2 : -size * 1.2;
    const end = isLeft ? -size * 1.2 : width + size * 0.2;
    const sway = Math.min(18, size * 0.18);
    const frames = [0, 0.25, 0.5, 0.75, 1].map((at, index) => ({
      transform: `translate(${start + (end - start) * at}px, ${y + (index % 2 === 0 ? -sway : sway)}px)`,
      easing: 'ease-in-out',
    }));
    const duration = CROSS_MS * (0.75 + ((turn * 0.318) % 1) * 0.6) * (width > 700 ? 1.5 : 1);
    fish.swim = fish.element.animate(
      // One easing for the way, another for the sway, would need two layers: linear is calm enough.
      frames.map((frame) => ({ ...frame, easing: 'linear' })),
      { duration, delay: -duration * from, fill: 'both' },
    );
    fish.swim.onfinish = () => cross(fish);
  };

  const restart = (): void => {
    for (const [index, fish] of fishes.entries()) {
      if (!fish.caught) cross(fish, 0.12 + ((index * 0.618_034 + 0.2) % 1) * 0.74);
    }
  };

  const place = (fish: Fish): Place => {
    const box = fish.element.getBoundingClientRect();
    const origin = sea.getBoundingClientRect();
    return { x: box.x + box.width / 2 - origin.x, y: box.y + box.height / 2 - origin.y };
  };

  const isInside = ({ x, y }: Place): boolean =>
    x > 0 && y > 0 && x < sea.clientWidth && y < sea.clientHeight;

  return {
    async open() {
      const draw = async (name: string, target: number): Promise<void> => {
        if (isAlone(target)) return;
        const bitmap = await rasterise(spriteUrl(name), getBitmapSize(target));
        for (const { target: own, picture } of fishes) {
          if (own === target && picture instanceof HTMLCanvasElement) {
            brush(picture).drawImage(bitmap, 0, 0);
          }
        }
      };
      await Promise.all(names.map(draw));
      // Small animals swim in front of large ones.
      parent.append(...fishes.map(({ element }) => element).reverse());
      let resizing = 0;
      new ResizeObserver(() => {
        clearTimeout(resizing);
        resizing = window.setTimeout(restart, 80);
      }).observe(sea);
      new MutationObserver(restart).observe(document.getElementById('game') ?? sea, {
        attributeFilter: ['data-motion'],
      });
      restart();
    },

    find(at) {
      let found: Fish | null = null;
      let least = 1;
      for (const fish of fishes) {
        if (fish.caught) continue;
        const { x, y } = place(fish);
        const reach = getSize(fish.target) / 2 + REACH;
        const far = Math.hypot(at.x - x, at.y - y) / reach;
        if (far >= least) continue;
        least = far;
        found = fish;
      }
      return found;
    },

    best(target) {
      const own = fishes.filter((fish) => fish.target === target && !fish.caught);
      const middle = sea.clientWidth / 2;
      const near = own
        .map((fish) => ({ fish, at: place(fish) }))
        .filter(({ at }) => isInside(at))
        .sort((a, b) => Math.abs(a.at.x - middle) - Math.abs(b.at.x - middle))[0];
      if (near !== undefined) return near.fish;
      const away = own[0];
      // Nobody of that kind is in sight: one comes in.
      if (away !== undefined) cross(away, 0.2);
      return away ?? null;
    },

    place,

    aim(target) {
      for (const { element, target: each } of fishes) element.dataset.aimed = `${each === target}`;
    },

    shy(fish) {
      const { picture } = fish as Swimmer;
      picture.animate(
        motion.reduced
          ? { opacity: [1, 0.4, 1] }
          : { translate: ['0', '7px -4px', '-6px 3px', '3px', '0'], opacity: [1, 0.55, 1] },
        { duration: 320 },
      );
    },

    take(fish) {
      const swimmer = fish as Swimmer;
      swimmer.caught = true;
      swimmer.swim?.pause();
      const leaving = swimmer.picture.animate(
        motion.reduced
          ? { opacity: [1, 0] }
          : { scale: [1, 1.28, 0.1], rotate: ['0deg', '-14deg', '200deg'], opacity: [1, 1, 0] },
        { duration: TAKE_MS, easing: 'ease-in', fill: 'forwards' },
      );
      void wait(TAKE_MS + RETURN_MS).then(() => {
        leaving.cancel();
        swimmer.caught = false;
        cross(swimmer);
      });
    },
  };
}
