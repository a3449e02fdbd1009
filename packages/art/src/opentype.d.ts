/** The part of opentype.js used by the lettering; the package contains no types. */
declare module 'opentype.js' {
  export interface BoundingBox {
    readonly x1: number;
    readonly y1: number;
    readonly x2: number;
    readonly y2: number;
  }
  export type PathCommand =
    | { readonly type: 'M' | 'L'; readonly x: number; readonly y: number }
    | {
        readonly type: 'Q';
        readonly x1: number;
        readonly y1: number;
        readonly x: number;
        readonly y: number;
      }
    | {
        readonly type: 'C';
        readonly x1: number;
        readonly y1: number;
        readonly x2: number;
        readonly y2: number;
        readonly x: number;
        readonly y: number;
      }
    | { readonly type: 'Z' };
  export interface Path {
    readonly commands: readonly PathCommand[];
    getBoundingBox(): BoundingBox;
  }
  export interface Font {
    getPath(
      text: string,
      x: number,
      y: number,
      size: number,
      options?: { readonly letterSpacing?: number },
    ): Path;
  }
  const opentype: { parse(buffer: ArrayBuffer): Font };
  export default opentype;
}
