import { brush, part } from '../../shell/view/dom.ts';
import type { Motion } from '../../shell/view/motion.ts';
import type { CrashLook } from '../look.ts';

export interface Sky {
  /** Loads the picture of what flies. */
  load(): Promise<void>;
  /** Draws a frame; `multiplier` in hundredths. */
  draw(phase: 'betting' | 'running' | 'ended', multiplier: number): void;
  /** The flight has ended: what flew is gone. */
  burst(): void;
  /** Before the next flight. */
  reset(): void;
}

interface Mote {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly speed: number;
}

interface Spark {
  x: number;
  y: number;
  readonly dx: number;
  readonly dy: number;
  readonly hue: number;
}

const MOTES = 22;
const SPARKS = 26;
const BURST_MS = 900;
const MOST_DENSITY = 1.5;
/** The curve reaches its right end at this multiplier, and stays there. */
const FAR = 400;

const getMote = (index: number): Mote => ({
  x: (index * 0.618_034) % 1,
  y: (index * 0.754_878) % 1,
  size: 1 + ((index * 7) % 5) * 0.7,
  speed: 0.4 + ((index * 3) % 7) / 7,
});

/** The picture of a flight: weather that passes, a trail, and what flies at its tip. */
export function createSky(look: CrashLook, motion: Motion): Sky {
  const stage = part('sky', HTMLElement);
  const canvas = part('trail', HTMLCanvasElement);
  const craft = part('craft', HTMLImageElement);
  const context = brush(canvas);
  const motes = Array.from({ length: MOTES }, (_, index) => getMote(index));
  let width = 1;
  let height = 1;
  let density = 1;
  let passed = 0;
  let before = performance.now();
  let sparks: Spark[] = [];
  let burstAt = 0;
  let tip = { x: 0, y: 0 };

  stage.dataset.weather = look.weather;
  new ResizeObserver(() => {
    density = Math.min(MOST_DENSITY, window.devicePixelRatio);
    width = stage.clientWidth;
    height = stage.clientHeight;
    canvas.width = Math.round(width * density);
    canvas.height = Math.round(height * density);
  }).observe(stage);

  const drawMotes = (speed: number): void => {
    for (const mote of motes) {
      const travel = passed * mote.speed;
      const rises = look.weather === 'bubbles' || look.weather === 'sparks';
      const x = (((mote.x - (rises ? 0 : travel)) % 1) + 1) % 1;
      const y = (((mote.y + (rises ? -travel : travel * 0.7)) % 1) + 1) % 1;
      const size = mote.size * (look.weather === 'clouds' ? 9 : 1);
      context.globalAlpha = look.weather === 'clouds' ? 0.1 : 0.5;
      context.fillStyle = look.weather === 'sparks' ? '#ffd98a' : '#fff';
      context.strokeStyle = '#fff';
      context.beginPath();
      if (look.weather === 'bubbles') {
        context.arc(x * width, y * height, size * 2, 0, Math.PI * 2);
        context.stroke();
      } else {
        const stretch = 1 + speed * (look.weather === 'clouds' ? 1.2 : 4);
        context.ellipse(x * width, y * height, size * stretch, size, -0.6, 0, Math.PI * 2);
        context.fill();
      }
    }
    context.globalAlpha = 1;
  };

  const drawTrail = (share: number): void => {
    const start = { x: width * 0.04, y: height * 0.93 };
    tip = {
      x: start.x + (width * 0.76 - start.x) * share,
      y: start.y - height * 0.5 * share ** 1.7,
    };
    const bend = { x: start.x + (tip.x - start.x) * 0.66, y: start.y };
    const line = new Path2D();
    line.moveTo(start.x, start.y);
    line.quadraticCurveTo(bend.x, bend.y, tip.x, tip.y);
    const under = new Path2D(line);
    under.lineTo(tip.x, start.y);
    under.closePath();
    const fill = context.createLinearGradient(0, tip.y, 0, start.y);
    fill.addColorStop(0, `hsl(${look.hue} 100% 70% / .42)`);
    fill.addColorStop(1, `hsl(${look.hue} 100% 60% / 0)`);
    context.fillStyle = fill;
    context.fill(under);
    context.lineCap = 'round';
    context.strokeStyle = `hsl(${(look.hue + 40) % 360} 100% 72% / .35)`;
    context.lineWidth = 11;
    context.stroke(line);
    context.strokeStyle = '#fff6d0';
    context.lineWidth = 4;
    context.stroke(line);
  };

  const placeCraft = (share: number, phase: string): void => {
    const size = Math.min(width * 0.32, height * 0.36, 190);
    const sway = motion.reduced ? 0 : Math.sin(performance.now() / 420) * 3;
    const shown = phase === 'ended' ? 0 : 1;
    craft.style.opacity = `${shown}`;
    craft.style.width = `${size}px`;
    const x = tip.x - size * 0.45;
    const y = Math.max(4, tip.y - size * 0.7) + sway;
    craft.style.transform = `translate(${x}px, ${y}px) rotate(${look.turn - share * 6 + sway}deg)`;
  };

  const drawSparks = (): void => {
    const age = (performance.now() - burstAt) / BURST_MS;
    if (age >= 1 || motion.reduced) return;
    for (const spark of sparks) {
      context.globalAlpha = 1 - age;
      context.fillStyle = `hsl(${spark.hue} 100% 60%)`;
      context.beginPath();
      context.arc(
        spark.x + spark.dx * age,
        spark.y + spark.dy * age + 60 * age * age,
        7 * (1 - age) + 1,
        0,
        Math.PI * 2,
      );
      context.fill();
    }
    context.globalAlpha = 1;
  };

  return {
    async load() {
      craft.src = `/art/crafts/${encodeURIComponent(look.craft)}.webp`;
      await craft.decode().catch(() => undefined);
    },

    draw(phase, multiplier) {
      const now = performance.now();
      const frame = Math.min(60, now - before) / 1_000;
      before = now;
      const isFlying = phase === 'running';
      const share =
        isFlying || phase === 'ended' ? Math.min(1, (multiplier - 100) / (FAR - 100)) : 0;
      const speed = isFlying ? Math.min(1, Math.log(multiplier / 100 + 0.2)) : 0.04;
      if (!motion.reduced) passed += frame * (0.04 + Math.max(0, speed) * 0.5);
      context.setTransform(density, 0, 0, density, 0, 0);
      context.clearRect(0, 0, width, height);
      drawMotes(motion.reduced ? 0 : Math.max(0, speed));
      const eased = Math.sqrt(share);
      drawTrail(0.08 + eased * 0.92);
      placeCraft(eased, phase);
      drawSparks();
    },

    burst() {
      burstAt = performance.now();
      sparks = Array.from({ length: SPARKS }, (_, index) => {
        const angle = (index / SPARKS) * Math.PI * 2;
        const reach = 60 + ((index * 37) % 90);
        return {
          x: tip.x,
          y: tip.y,
          dx: Math.cos(angle) * reach,
          dy: Math.sin(angle) * reach,
          hue: 14 + ((index * 23) % 40),
        };
      });
    },

    reset() {
      sparks = [];
    },
  };
}
