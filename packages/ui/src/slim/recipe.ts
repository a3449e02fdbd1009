type Chosen = Readonly<Record<string, string | number | boolean | undefined>>;

/** What `recipe()` of vanilla-extract leaves of itself when styles have been compiled. */
interface Recipe {
  readonly defaultClassName: string;
  readonly variantClassNames: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly defaultVariants: Chosen;
  readonly compoundVariants: readonly (readonly [Chosen, string])[];
}

/** The classes for a choice of variants: those of each variant, then those of their combinations. */
export const createRuntimeFn =
  ({ defaultClassName, variantClassNames, defaultVariants, compoundVariants }: Recipe) =>
  (chosen: Chosen = {}): string => {
    let classes = defaultClassName;
    const add = (more: string | undefined) => {
      if (more) classes += ` ${more}`;
    };
    const choice = (variant: string) => chosen[variant] ?? defaultVariants[variant];
    for (const variant in { ...defaultVariants, ...chosen }) {
      add(variantClassNames[variant]?.[String(choice(variant))]);
    }
    for (const [wanted, combined] of compoundVariants) {
      if (Object.keys(wanted).every((variant) => wanted[variant] === choice(variant)))
        add(combined);
    }
    return classes;
  };
