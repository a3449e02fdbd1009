/**
 * The address of an image in a width (`?w=`), as the server offers it. A data URL has one size, and
 * a query would become part of its content.
 */
export function getSizedImage(src: string, width: number): string {
  if (src.startsWith('data:')) return src;
  return `${src}${src.includes('?') ? '&' : '?'}w=${width}`;
}

/** In three widths, among which the browser chooses by layout and screen. */
function sized(src: string, widths: readonly [number, number, number]): Omit<Picture, 'color'> {
  const srcSet = widths.map((width) => `${getSizedImage(src, width)} ${width}w`).join(', ');
  return {
    src: getSizedImage(src, widths[1]),
    srcSet: src.startsWith('data:') ? undefined : srcSet,
  };
}

export interface Picture {
  src: string;
  srcSet: string | undefined;
  color: string;
}

export function getCover(game: { cover: string; coverColor: string }): Picture {
  return { ...sized(game.cover, [120, 240, 480]), color: game.coverColor };
}

export function getBannerPicture(banner: { image: string; color: string }): Picture {
  return { ...sized(banner.image, [720, 1440, 1920]), color: banner.color };
}
