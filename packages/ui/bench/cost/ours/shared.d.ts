/** The data that every kit renders. */
declare module '#shared/data.js' {
  export interface Game {
    id: string;
    name: string;
    maker: string;
    cat: string;
    plays: number;
    hue: number;
  }
  export const CATS: readonly string[];
  export const NOTICE: string;
  export const BALANCE: string;
  export const BANNERS: readonly { id: string; title: string; src: string }[];
  export function pick(category: string, search: string): readonly Game[];
  export function cover(game: Game): string;
  export function plays(count: number): string;
}
