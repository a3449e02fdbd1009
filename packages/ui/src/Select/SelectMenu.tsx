import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { Check, ChevronDown, ChevronUp } from 'lucide-react';
import { Select as Primitive } from 'radix-ui';
import { type ComponentProps, type RefObject, useRef } from 'react';
import * as combo from '../internal/comboTrigger.css.ts';
import { useLayerFocus } from '../internal/layer.ts';
import { useFloatingContainer } from '../internal/useFloatingContainer.ts';
import type { SelectListProps } from './list.ts';
import * as css from './Select.css.ts';

/** The popup list beside the field. */
export function SelectMenu({
  options,
  value,
  onChoose,
  open,
  onOpenChange,
  placeholder,
  name,
  size,
  control,
  trigger,
}: SelectListProps) {
  const inPortal = useFloatingContainer();
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <Primitive.Root
      value={value}
      // The primitive reports an empty value when the selected option is no longer in the list.
      onValueChange={(next) => next !== '' && onChoose(next)}
      open={open}
      onOpenChange={onOpenChange}
      {...(name !== undefined && { name })}
      disabled={control.disabled ?? false}
      required={control.required ?? false}
    >
      <Primitive.Trigger
        {...trigger}
        ref={useComposedRefs(trigger.ref, opener)}
        id={control.id}
        aria-describedby={control['aria-describedby']}
        aria-invalid={control['aria-invalid']}
        data-part="trigger"
        className={combo.trigger({ size })}
      >
        <Primitive.Value placeholder={placeholder} />
        <Primitive.Icon className={combo.icon}>
          <ChevronDown aria-hidden="true" size={20} />
        </Primitive.Icon>
      </Primitive.Trigger>
      <Primitive.Portal {...inPortal}>
        <Content
          // Mounted when it opens; Radix renders a closed list off the page.
          key={open ? 'open' : 'closed'}
          opener={opener}
          position="popper"
          sideOffset={4}
          collisionPadding={16}
          data-part="content"
          className={css.content}
        >
          <Primitive.ScrollUpButton className={css.scroll}>
            <ChevronUp aria-hidden="true" size={16} />
          </Primitive.ScrollUpButton>
          <Primitive.Viewport className={css.viewport}>
            {options.map((option) => (
              <Primitive.Item
                key={option.value}
                value={option.value}
                textValue={option.label}
                disabled={option.disabled ?? false}
                data-part="option"
                className={css.option}
              >
                {option.leading !== undefined && (
                  <span data-part="leading" className={css.leading}>
                    {option.leading}
                  </span>
                )}
                <Primitive.ItemText>{option.label}</Primitive.ItemText>
                <Primitive.ItemIndicator className={css.check}>
                  <Check aria-hidden="true" size={20} />
                </Primitive.ItemIndicator>
              </Primitive.Item>
            ))}
          </Primitive.Viewport>
          <Primitive.ScrollDownButton className={css.scroll}>
            <ChevronDown aria-hidden="true" size={16} />
          </Primitive.ScrollDownButton>
        </Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

interface ContentProps extends ComponentProps<typeof Primitive.Content> {
  opener: RefObject<HTMLElement | null>;
}

function Content({ opener, ref, ...rest }: ContentProps) {
  const focus = useLayerFocus({ trigger: opener, initial: 'radix' });
  return (
    <Primitive.Content
      {...rest}
      ref={useComposedRefs(ref, focus.ref)}
      onCloseAutoFocus={focus.onCloseAutoFocus}
    />
  );
}
