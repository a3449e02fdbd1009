import { makeSvg } from '../../../shell/view/dom.ts';

/** A segment of a wheel, clockwise from the top. */
interface Segment {
  readonly text: string;
  readonly fill: string;
  readonly ink?: string;
}

const point = (angle: number, radius: number): string => {
  const radians = ((angle - 90) * Math.PI) / 180;
  return `${(Math.cos(radians) * radius).toFixed(3)} ${(Math.sin(radians) * radius).toFixed(3)}`;
};

interface DiscShape {
  readonly outer: number;
  readonly inner: number;
  readonly textAt: number;
  readonly textSize: number;
}

let discs = 0;

/** Gradients for gold and shade, under names of their own on the page. */
export function createPaint(svg: SVGSVGElement): { gold: string; bowl: string; shine: string } {
  discs += 1;
  const define = (
    name: string,
    stops: readonly (readonly [number, string])[],
    kind: 'linear' | 'radial',
  ) => {
    const id = `${name}-${discs}`;
    const gradient =
      kind === 'linear'
        ? makeSvg('linearGradient', { id, x1: 0, y1: 0, x2: 0.6, y2: 1 })
        : makeSvg('radialGradient', { id, cx: 0.5, cy: 0.5, r: 0.5 });
    for (const [offset, color] of stops) {
      gradient.append(makeSvg('stop', { offset, 'stop-color': color }));
    }
    svg.append(gradient);
    return `url(#${id})`;
  };
  return {
    gold: define(
      'gold',
      [
        [0, '#fff6c9'],
        [0.25, '#f2c14a'],
        [0.5, '#9a5b08'],
        [0.75, '#ffe08a'],
        [1, '#7a4203'],
      ],
      'linear',
    ),
    bowl: define(
      'bowl',
      [
        [0, '#7a4a22'],
        [0.55, '#5a2f12'],
        [0.8, '#8a5426'],
        [1, '#2a1204'],
      ],
      'radial',
    ),
    shine: define(
      'shine',
      [
        [0, '#fff8'],
        [0.5, '#fff0'],
        [1, '#0006'],
      ],
      'linear',
    ),
  };
}

/** The turning part of a wheel. */
export function createDisc(segments: readonly Segment[], shape: DiscShape): SVGGElement {
  const group = makeSvg('g', { class: 'disc' });
  const step = 360 / segments.length;
  segments.forEach(({ text, fill, ink = '#fff' }, index) => {
    const [from, to] = [(index - 0.5) * step, (index + 0.5) * step];
    const { outer, inner } = shape;
    group.append(
      makeSvg('path', {
        d: `M${point(from, inner)}L${point(from, outer)}A${outer} ${outer} 0 0 1 ${point(to, outer)}L${point(to, inner)}A${inner} ${inner} 0 0 0 ${point(from, inner)}z`,
        fill,
        stroke: '#f0c860',
        'stroke-width': 0.5,
      }),
    );
    const label = makeSvg('text', {
      transform: `rotate(${index * step}) translate(0 ${-shape.textAt})`,
      fill: ink,
      'font-size': shape.textSize,
      'font-weight': 800,
      'text-anchor': 'middle',
      'dominant-baseline': 'central',
    });
    label.textContent = text;
    group.append(label);
  });
  return group;
}
