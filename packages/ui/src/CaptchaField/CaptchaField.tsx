import { ImageOff, RefreshCw } from 'lucide-react';
import {
  Field,
  type FieldInputProps,
  type FieldText,
  InputFrame,
  inputClass,
  splitFieldProps,
} from '../Field/index.ts';
import { AsciiDigitsInput } from '../internal/AsciiDigitsInput.tsx';
import { useControllable } from '../internal/useControllable.ts';
import { useLabels } from '../internal/useLabels.ts';
import * as css from './CaptchaField.css.ts';
import { type CaptchaFieldLabels, english } from './labels.ts';

export interface CaptchaFieldProps extends FieldText, FieldInputProps {
  /**
   * Address of the image, usually a data URI. Without one and not loading, the image is missing.
   */
  image?: string | undefined;
  loading?: boolean | undefined;
  /** Requests another image. */
  onRefresh: () => void;
  /**
   * Number of characters in the image. Default 4.
   */
  length?: number | undefined;
  value?: string | undefined;
  defaultValue?: string | undefined;
  onValueChange?: ((value: string) => void) | undefined;
  /** Called when the last character is typed. */
  onComplete?: ((value: string) => void) | undefined;
  size?: 'md' | 'lg' | undefined;
  labels?: Partial<CaptchaFieldLabels> | undefined;
}

/** Characters to copy from an image. A tap on the image fetches another one. */
export function CaptchaField(props: CaptchaFieldProps) {
  const [
    field,
    {
      image,
      loading = false,
      onRefresh,
      length = 4,
      value,
      defaultValue = '',
      onValueChange,
      onComplete,
      size = 'md',
      labels,
      ...input
    },
  ] = splitFieldProps(props);
  const [text, setText] = useControllable(value, defaultValue, onValueChange);
  const texts = useLabels('CaptchaField', english, labels);
  const isMissing = image === undefined && !loading;

  return (
    <Field {...field} data-component="CaptchaField">
      {(control) => (
        <div className={css.row}>
          <InputFrame size={size} className={css.grow}>
            <AsciiDigitsInput
              {...input}
              {...control}
              type="text"
              autoComplete="off"
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
              maxLength={length}
              data-part="input"
              className={`${inputClass} ${css.characters}`}
              value={text}
              onChange={(event) => {
                const next = event.currentTarget.value.replaceAll(/\s/g, '');
                setText(next);
                if (next.length === length && next !== text) onComplete?.(next);
              }}
            />
          </InputFrame>
          <button
            type="button"
            data-part="picture"
            aria-label={isMissing ? `${texts.missing}. ${texts.refresh}` : texts.refresh}
            aria-busy={loading || undefined}
            disabled={field.disabled || loading}
            className={css.picture({ size })}
            onClick={onRefresh}
          >
            {image === undefined ? (
              <span aria-hidden="true" className={css.missing}>
                {isMissing && <ImageOff size={20} />}
              </span>
            ) : (
              <img src={image} alt="" className={css.image} data-loading={loading || undefined} />
            )}
            <span aria-hidden="true" className={css.refresh}>
              <RefreshCw size={18} data-spinning={loading || undefined} className={css.spin} />
            </span>
          </button>
        </div>
      )}
    </Field>
  );
}
