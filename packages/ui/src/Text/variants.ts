export type Weight = 'regular' | 'medium' | 'semibold' | 'bold';
export type Strength = 'default' | 'muted' | 'subtle' | 'inherit';
export type Align = 'start' | 'center' | 'end';
/** The number of lines after which text is truncated. */
export type Lines = 1 | 2 | 3;
