/** A refusal for the operator: one line and an HTTP status. */
export class OperatorRefusal extends Error {
  override readonly name = 'OperatorRefusal';
  readonly status: 403 | 404 | 409 | 422;

  constructor(status: 403 | 404 | 409 | 422, line: string) {
    super(line);
    this.status = status;
  }
}

export function nothingFound(what: string): OperatorRefusal {
  return new OperatorRefusal(404, `there is no ${what}`);
}
