import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  children: ReactNode;
  /** A new value gives the children another try: the location, so that navigating gets out of an error. */
  resetOn: unknown;
  fallback: (error: unknown) => ReactNode;
}

interface ErrorBoundaryState {
  failure: { error: unknown } | undefined;
  resetOn: unknown;
}

/** Shows something in place of children that broke while they were drawn. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failure: undefined, resetOn: this.props.resetOn };

  static getDerivedStateFromError(error: unknown): Partial<ErrorBoundaryState> {
    return { failure: { error } };
  }

  static getDerivedStateFromProps(
    { resetOn }: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): Partial<ErrorBoundaryState> | null {
    return resetOn === state.resetOn ? null : { failure: undefined, resetOn };
  }

  override render(): ReactNode {
    const { children, fallback } = this.props;
    const { failure } = this.state;
    return failure === undefined ? children : fallback(failure.error);
  }
}
