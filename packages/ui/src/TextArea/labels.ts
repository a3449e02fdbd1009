export interface TextAreaLabels {
  /** Announced when little room is left: "12 characters left". */
  left: (count: number) => string;
}

export const english: TextAreaLabels = {
  left: (count) => `${count} ${count === 1 ? 'character' : 'characters'} left`,
};
