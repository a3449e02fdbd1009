export interface ErrorStateLabels {
  retry: string;
  /** Before the request id. */
  reference: string;
}

export const english: ErrorStateLabels = { retry: 'Try again', reference: 'Reference' };
