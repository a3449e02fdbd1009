/** A maker's name in addresses and books, and how it is paid. */
export interface MakerKind {
  readonly name: 'lotus' | 'orbit';
  readonly walletKind: 'transfer' | 'seamless';
}
