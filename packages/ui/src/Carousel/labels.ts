export interface CarouselLabels {
  /** Accessible name of a slide: "2 of 4". */
  slide: (index: number, count: number) => string;
  /** Accessible name of a dot: "Go to slide 2". */
  goTo: (index: number) => string;
  pause: string;
  play: string;
}

export const english: CarouselLabels = {
  slide: (index, count) => `${index} of ${count}`,
  goTo: (index) => `Go to slide ${index}`,
  pause: 'Pause slideshow',
  play: 'Play slideshow',
};
