export type Weight = 'regular' | 'medium' | 'semibold' | 'bold';
export type Strength = 'default' | 'muted' | 'subtle' | 'inherit';
export type Align = 'start' | 'center' | 'end';
/** The line after which text is cut off. */
export type Lines = 1 | 2 | 3;
