export interface ErrorStateLabels {
  retry: string;
  /** Label before the request id. */
  reference: string;
}

export const english: ErrorStateLabels = { retry: 'Try again', reference: 'Reference' };
