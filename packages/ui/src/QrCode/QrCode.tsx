import { QRCodeSVG } from 'qrcode.react';
import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import * as css from './QrCode.css.ts';

export interface QrCodeProps extends Omit<ComponentProps<'figure'>, 'children'> {
  /** Encoded text: an address, a payee's account. */
  value: string;
  /** Accessible name, with the purpose: "Scan to pay ₱500.00". */
  label: string;
  /** Side of the picture with its quiet zone, in px. Default 200. */
  size?: number | undefined;
  /** Text below the code: how to scan, or the value itself for those who cannot. */
  caption?: ReactNode;
}

/**
 * A QR code for another device's camera. Dark on white in every theme, since many cameras require
 * it.
 */
export function QrCode({ value, label, size = 200, caption, className, ...rest }: QrCodeProps) {
  return (
    <figure {...rest} data-component="QrCode" className={cx(css.root, className)}>
      <span data-part="ground" className={css.ground} style={{ inlineSize: size }}>
        <QRCodeSVG
          value={value}
          title={label}
          role="img"
          aria-label={label}
          size={size}
          level="M"
          marginSize={4}
          className={css.code}
        />
      </span>
      {caption !== undefined && (
        <figcaption data-part="caption" className={css.caption}>
          {caption}
        </figcaption>
      )}
    </figure>
  );
}
