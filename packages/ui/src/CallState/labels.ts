export interface CallStateLabels {
  /** For screen readers, in place of the placeholder. */
  loading: string;
}

export const english: CallStateLabels = { loading: 'Loading' };
