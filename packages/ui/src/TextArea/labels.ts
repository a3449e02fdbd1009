export interface TextAreaLabels {
  /** Announced when few characters are left: "12 characters left". */
  left: (count: number) => string;
}

export const english: TextAreaLabels = {
  left: (count) => `${count} ${count === 1 ? 'character' : 'characters'} left`,
};
