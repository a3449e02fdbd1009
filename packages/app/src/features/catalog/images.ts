/** Images are served in any width (`?w=`); the browser chooses by layout and screen. */
function sized(src: string, widths: readonly number[]): { src: string; srcSet: string } {
  const joint = src.includes('?') ? '&' : '?';
  const at = (width: number) => `${src}${joint}w=${width}`;
  return {
    src: at(widths[Math.min(1, widths.length - 1)] ?? 0),
    srcSet: widths.map((width) => `${at(width)} ${width}w`).join(', '),
  };
}

export interface Picture {
  src: string;
  srcSet: string;
  color: string;
}

export function getCover(game: { cover: string; coverColor: string }): Picture {
  return { ...sized(game.cover, [120, 240, 480]), color: game.coverColor };
}

export function getBannerPicture(banner: { image: string; color: string }): Picture {
  return { ...sized(banner.image, [720, 1440, 1920]), color: banner.color };
}
