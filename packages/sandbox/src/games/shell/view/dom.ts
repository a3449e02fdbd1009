/** The element with that id and class. @throws if the page has none */
export function part<Kind extends Element>(id: string, kind: new () => Kind): Kind {
  const element = document.getElementById(id);
  if (!(element instanceof kind)) throw new Error(`The page has no #${id}.`);
  return element;
}

type Child = Node | string;

/** A new element with attributes and children; text is always text. */
export function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Readonly<Record<string, string>> = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
}

/** A new SVG element with attributes. */
export function makeSvg<Tag extends keyof SVGElementTagNameMap>(
  tag: Tag,
  attributes: Readonly<Record<string, string | number>> = {},
): SVGElementTagNameMap[Tag] {
  const element = document.createElementNS('http://www.w3.org/2000/svg', tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, `${value}`);
  return element;
}

/** Sets text only if it differs, to avoid a layout. */
export function say(element: Element, text: string): void {
  if (element.textContent !== text) element.textContent = text;
}

/** The drawing context of a canvas. @throws if the browser provides none */
export function brush(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('This browser cannot draw.');
  return context;
}

/**
 * Draws a picture once into a square bitmap of `size` pixels: the lighting of a vector picture costs
 * tens of milliseconds on a phone.
 */
export async function rasterise(url: string, size: number): Promise<HTMLCanvasElement> {
  const image = new Image(size, size);
  image.src = url;
  await image.decode();
  const canvas = make('canvas', { width: `${size}`, height: `${size}` });
  brush(canvas).drawImage(image, 0, 0, size, size);
  return canvas;
}

export const wait = (ms: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, Math.max(0, ms)));

/**
 * Waits for an animation's end or a timeout: a page in the background gets no frames, and a round must
 * still end.
 */
export async function ended(animation: Animation, ms: number): Promise<void> {
  const finished = animation.finished.then(
    () => undefined,
    () => undefined,
  );
  await Promise.race([finished, wait(ms + 400)]);
}
