import { useComposedRefs } from 'radix-ui/internal';
import { cloneElement, type HTMLAttributes, isValidElement, type Ref } from 'react';

type Attributes = Readonly<Record<string, unknown>>;

interface SlotProps<Drawn extends HTMLElement> extends HTMLAttributes<Drawn> {
  ref?: Ref<Drawn> | undefined;
}

/** Draws its one child with its own props added: a link as a button looks, say. */
export function Slot<Drawn extends HTMLElement>({ children, ref, ...props }: SlotProps<Drawn>) {
  const child = isValidElement<Attributes & { ref?: Ref<Drawn> | undefined }>(children)
    ? children
    : undefined;
  const own = child?.props.ref;
  const composed = useComposedRefs(ref, own);
  if (child === undefined) {
    if (children) throw new Error('A slot takes one element as its child.');
    return children;
  }
  return cloneElement(child, { ...merge({ ...props }, child.props), ref: ref ? composed : own });
}

/** What a child says counts more; handlers are called both, its own first. */
function merge(slot: Attributes, child: Attributes): Attributes {
  const merged: Record<string, unknown> = { ...slot, ...child };
  for (const name of Object.keys(child)) {
    const outer = slot[name];
    const inner = child[name];
    if (/^on[A-Z]/.test(name)) {
      merged[name] =
        typeof inner === 'function' && typeof outer === 'function'
          ? (...args: unknown[]) => {
              const answer: unknown = inner(...args);
              outer(...args);
              return answer;
            }
          : (outer ?? inner);
    } else if (name === 'style') {
      merged[name] = Object.assign({}, outer, inner);
    } else if (name === 'className' || name === 'aria-describedby') {
      const words = name === 'className' ? [outer, inner] : [inner, outer];
      merged[name] = words.filter(Boolean).join(' ') || undefined;
    }
  }
  return merged;
}
