import { contrastRatio, TEXT } from '@parlor/tokens/contrast';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { describeConformance } from '../testing/conformance.tsx';
import { sampleBanners } from './banners.sample.ts';
import { Banner, Carousel } from './index.ts';

const slides = sampleBanners.map((banner) => (
  <Banner key={banner.id} {...banner.props} href="?promotion" />
));

describeConformance({
  name: 'Carousel',
  root: HTMLElement,
  draw: (props) => (
    <Carousel label="Promotions" {...props}>
      {slides}
    </Carousel>
  ),
});

afterEach(() => {
  vi.useRealTimers();
});

/** Returns a function that reads painted colours by position within the element. */
async function readPixels(element: HTMLElement): Promise<(x: number, y: number) => string> {
  const shot = await page.screenshot({ element, base64: true, save: false });
  const image = new Image();
  image.src = `data:image/png;base64,${shot}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [image.width, image.height];
  const context = canvas.getContext('2d');
  context?.drawImage(image, 0, 0);
  const scale = image.width / element.getBoundingClientRect().width;
  return (x, y) => {
    const { data } = context?.getImageData(x * scale, y * scale, 1, 1) ?? { data: [] };
    return `rgb(${[...data].slice(0, 3).join(', ')})`;
  };
}

const carousel = () => screen.getByRole('region', { name: 'Promotions' });
const current = () => document.querySelector('[data-part="dot"][aria-current]');

test('names itself, its slides and its dots', () => {
  render(
    <Carousel label="Promotions" interval={0}>
      {slides}
    </Carousel>,
  );
  expect(carousel()).toHaveAttribute('aria-roledescription', 'carousel');
  expect(screen.getByRole('group', { name: '2 of 3' })).toBeInTheDocument();
  const { width, height } = screen
    .getByRole('button', { name: 'Go to slide 2' })
    .getBoundingClientRect();
  expect([width, height]).toEqual([44, 44]);
});

test('puts the pause button first and the dots before the slides', async () => {
  render(<Carousel label="Promotions">{slides}</Carousel>);
  await userEvent.tab();
  expect(screen.getByRole('button', { name: /pause/i })).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Go to slide 1' })).toHaveFocus();
});

test('keeps the dots within a narrow phone, however many there are', () => {
  render(
    <div style={{ inlineSize: 288 }}>
      <Carousel label="Promotions">
        {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((key) => (
          <p key={key}>{key}</p>
        ))}
      </Carousel>
    </div>,
  );
  const dots = screen.getAllByRole('button', { name: /Go to slide/ });
  const pause = screen.getByRole('button', { name: /pause/i }).getBoundingClientRect();
  const boxes = dots.map((dot) => dot.getBoundingClientRect());
  expect(Math.min(...boxes.map(({ width }) => width))).toBeGreaterThanOrEqual(24);
  expect(boxes[0]?.left).toBeGreaterThanOrEqual(carousel().getBoundingClientRect().left);
  expect(boxes.at(-1)?.right).toBeLessThanOrEqual(pause.left + 1);
});

test('turns by arrow keys and keeps focus', async () => {
  render(
    <Carousel label="Promotions" interval={0}>
      {slides}
    </Carousel>,
  );
  await userEvent.tab();
  const focused = document.activeElement;
  await userEvent.keyboard('{ArrowRight}');
  await waitFor(() => expect(current()).toHaveAccessibleName('Go to slide 2'));
  await userEvent.keyboard('{ArrowLeft}');
  await waitFor(() => expect(current()).toHaveAccessibleName('Go to slide 1'));
  expect(document.activeElement).toBe(focused);
});

test('mirrors the arrow keys from right to left', async () => {
  render(
    <div dir="rtl">
      <Carousel label="Promotions" interval={0}>
        {slides}
      </Carousel>
    </div>,
  );
  await userEvent.tab();
  await userEvent.keyboard('{ArrowLeft}');
  await waitFor(() => expect(current()).toHaveAccessibleName('Go to slide 2'));
});

test('has no dots for a single slide', () => {
  render(<Carousel label="Promotions">{slides.slice(0, 1)}</Carousel>);
  expect(screen.queryByRole('button')).toBeNull();
});

describe('autoplay', () => {
  const start = () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    render(
      // Prevents slides that move under the browser's own mouse pointer from counting as hovered.
      <div style={{ pointerEvents: 'none' }}>
        <Carousel label="Promotions" interval={5000}>
          {slides}
        </Carousel>
      </div>,
    );
  };
  const wait = () => act(() => vi.advanceTimersByTime(5000));
  /** An intersection is reported after one frame, before the next. */
  const frames = () =>
    act(async () => {
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
    });

  test('turns after its interval', () => {
    start();
    wait();
    expect(current()).toHaveAccessibleName('Go to slide 2');
  });

  test('pauses while touched and resumes on release', () => {
    start();
    fireEvent.pointerDown(carousel(), { pointerType: 'touch' });
    wait();
    expect(current()).toHaveAccessibleName('Go to slide 1');
    fireEvent.pointerUp(window);
    wait();
    expect(current()).toHaveAccessibleName('Go to slide 2');
  });

  test('pauses while hovered', () => {
    start();
    act(() => {
      carousel().dispatchEvent(new PointerEvent('pointerenter', { pointerType: 'mouse' }));
    });
    wait();
    expect(current()).toHaveAccessibleName('Go to slide 1');
  });

  test('pauses while focus is inside', () => {
    start();
    act(() => screen.getAllByRole('link')[0]?.focus());
    wait();
    expect(current()).toHaveAccessibleName('Go to slide 1');
  });

  test('pauses behind a dialog and resumes when it closes', () => {
    start();
    document.body.ariaHidden = 'true';
    wait();
    expect(current()).toHaveAccessibleName('Go to slide 1');
    document.body.ariaHidden = null;
    wait();
    expect(current()).toHaveAccessibleName('Go to slide 2');
  });

  test('pauses while it is off screen', async () => {
    start();
    const filler = document.createElement('div');
    filler.style.height = '300vh';
    document.body.append(filler);
    window.scrollTo(0, document.documentElement.scrollHeight);
    await frames();
    wait();
    expect(current()).toHaveAccessibleName('Go to slide 1');
    filler.remove();
    await frames();
    wait();
    expect(current()).toHaveAccessibleName('Go to slide 2');
  });

  test('stops permanently by its button', () => {
    start();
    fireEvent.click(screen.getByRole('button', { name: 'Pause slideshow' }));
    wait();
    expect(current()).toHaveAccessibleName('Go to slide 1');
    expect(screen.getByRole('button', { name: 'Play slideshow' })).toBeInTheDocument();
  });
});

describe('Banner', () => {
  test('renders as a link, a button or a picture', () => {
    const [first] = sampleBanners;
    if (first === undefined) throw new Error('No sample');
    const { rerender } = render(<Banner {...first.props} href="?promotion" />);
    expect(screen.getByRole('link', { name: /Ascent week/ })).toBeInTheDocument();
    rerender(<Banner {...first.props} onClick={vi.fn()} />);
    expect(screen.getByRole('button', { name: /Ascent week/ })).toBeInTheDocument();
    rerender(<Banner {...first.props} />);
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByText('Ascent week: 50% on reloads')).toBeVisible();
  });

  test.each([
    ['phone', 390, 844],
    ['tablet', 768, 900],
    ['desktop', 1440, 900],
  ])('keeps the contrast of its text at 4.5:1 over white art on a %s', async (_, width, height) => {
    await page.viewport(width, height);
    const white =
      'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="16" height="7"%3E%3Crect width="16" height="7" fill="white"/%3E%3C/svg%3E';
    render(
      <Banner
        image={{ src: white, color: '#fff' }}
        eyebrow="Every weekend until the last day of the year and the first of the next"
        title="Share two million pesos in a week of fishing"
        text="Every bet on every fishing game counts in full, from the first to the last"
        eager
      />,
    );
    const banner = document.querySelector<HTMLElement>('[data-component="Banner"]');
    if (banner === null) throw new Error('No banner');
    await banner.querySelector('img')?.decode();
    const parts = [...banner.querySelectorAll<HTMLElement>('[data-part="content"] > *')];
    const inks = parts.map((part) => getComputedStyle(part).color);
    for (const part of parts) part.style.color = 'transparent';
    const ground = await readPixels(banner);
    const { left, top } = banner.getBoundingClientRect();
    for (const [index, part] of parts.entries()) {
      const range = document.createRange();
      range.selectNodeContents(part);
      for (const line of range.getClientRects()) {
        const inside = Math.min(line.right, part.getBoundingClientRect().right) - 1;
        // The shade fades out towards the end of a line, so contrast is lowest there.
        const behind = ground(inside - left, line.top + line.height / 2 - top);
        expect(contrastRatio(inks[index] ?? '', behind)).toBeGreaterThanOrEqual(TEXT);
      }
    }
    await page.viewport(390, 844);
  });

  test('keeps an aspect ratio of 16:7 before its picture loads', () => {
    const [first] = sampleBanners;
    if (first === undefined) throw new Error('No sample');
    render(<Banner {...first.props} image={{ src: 'data:,', color: '#123' }} />);
    const box = document.querySelector('[data-component="Banner"]')?.getBoundingClientRect();
    expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(16 / 7, 1);
  });
});

test.each([390, 360, 320])('does not clip Burmese text at %i px', async (width) => {
  await page.viewport(width, 844);
  const [first] = sampleBanners;
  if (first === undefined) throw new Error('No sample');
  const { container } = render(
    <div lang="my" style={{ inlineSize: 0.9 * width }}>
      <Banner
        image={first.props.image}
        eyebrow="အသစ်လား"
        title="ပထမဆုံး ငွေသွင်း၊ တစ်မိနစ်အတွင်း"
        text="ငွေတိုင်းကို ပိုက်ဆံအိတ်တွင် မြင်ရသည်"
      />
    </div>,
  );
  const banner = container.querySelector('[data-component="Banner"]')?.getBoundingClientRect();
  const parts = [...container.querySelectorAll<HTMLElement>('[data-part="content"] > *')];
  const shown = parts.filter(({ offsetHeight }) => offsetHeight > 0);
  expect(shown.length).toBeGreaterThan(1);
  for (const line of shown) {
    expect(line.scrollHeight).toBeLessThanOrEqual(line.clientHeight);
    expect(line.getBoundingClientRect().top).toBeGreaterThanOrEqual((banner?.top ?? 0) + 12);
    expect(line.getBoundingClientRect().bottom).toBeLessThanOrEqual((banner?.bottom ?? 0) - 12);
  }
  await page.viewport(390, 844);
});

test('leaves vertical swipes to the page', () => {
  render(<Carousel label="Promotions">{slides}</Carousel>);
  const viewport = document.querySelector<HTMLElement>('[data-part="viewport"]') ?? document.body;
  expect(getComputedStyle(viewport).touchAction).toBe('auto');
  expect(getComputedStyle(viewport).overscrollBehaviorX).toBe('contain');
  expect(viewport.scrollHeight).toBe(viewport.clientHeight);
});

test.each(['ltr', 'rtl'])('selects the slide at the start edge after a swipe, %s', async (dir) => {
  const onIndexChange = vi.fn();
  render(
    <div dir={dir}>
      <Carousel label="Promotions" interval={0} onIndexChange={onIndexChange}>
        {slides}
      </Carousel>
    </div>,
  );
  const viewport = document.querySelector<HTMLElement>('[data-part="viewport"]') ?? document.body;
  viewport.scrollTo({
    left: viewport.clientWidth * (dir === 'rtl' ? -1 : 1),
    behavior: 'instant',
  });
  await waitFor(() => expect(current()).toHaveAccessibleName('Go to slide 2'));
  await waitFor(() => expect(onIndexChange.mock.calls).toEqual([[1]]));
});

describe('a distant dot', () => {
  const start = () => {
    const onIndexChange = vi.fn();
    render(
      <Carousel label="Promotions" interval={0} onIndexChange={onIndexChange}>
        {slides}
      </Carousel>,
    );
    const viewport = document.querySelector<HTMLElement>('[data-part="viewport"]') ?? document.body;
    const standAt = (place: number) => {
      viewport.scrollTo({ left: viewport.clientWidth * place, behavior: 'instant' });
      fireEvent.scroll(viewport);
    };
    return { onIndexChange, viewport, standAt, dot: screen.getByRole('button', { name: /3$/ }) };
  };

  test('scrolls to its slide without selecting the slides in between', async () => {
    const { onIndexChange, viewport, dot } = start();
    await userEvent.click(dot);
    expect(current()).toBe(dot);
    await waitFor(() => expect(viewport.scrollLeft).toBeGreaterThan(viewport.clientWidth));
    expect(onIndexChange.mock.calls).toEqual([[2]]);
  });

  test('stays selected for the whole scroll, and later scrolls select again', async () => {
    const { onIndexChange, viewport, standAt, dot } = start();
    // A busy page may draw no intermediate steps of smooth scrolling.
    const glide = vi.spyOn(viewport, 'scrollTo').mockImplementation(() => {});
    await userEvent.click(dot);
    glide.mockRestore();
    standAt(0);
    standAt(1);
    expect(current()).toBe(dot);
    standAt(2);
    expect(onIndexChange.mock.calls).toEqual([[2]]);
    standAt(1);
    expect(onIndexChange.mock.calls).toEqual([[2], [1]]);
  });

  test('is abandoned when a finger scrolls elsewhere', async () => {
    const { viewport, standAt, dot } = start();
    vi.spyOn(viewport, 'scrollTo').mockImplementationOnce(() => {});
    await userEvent.click(dot);
    fireEvent.pointerDown(viewport, { pointerType: 'touch' });
    standAt(1);
    expect(current()).toHaveAccessibleName('Go to slide 2');
  });
});

test('loads the first slide at once and the others when they come near', () => {
  const image = sampleBanners[0]?.props.image ?? { src: '', color: '#000' };
  const { container, rerender } = render(<Banner title="Monsoon Reload" image={image} eager />);
  expect(container.querySelector('img')).toHaveAttribute('loading', 'eager');
  rerender(<Banner title="Monsoon Reload" image={image} />);
  expect(container.querySelector('img')).toHaveAttribute('loading', 'lazy');
});
