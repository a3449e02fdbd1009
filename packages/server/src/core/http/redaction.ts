import { type Logger, pino } from 'pino';

/** Names of fields whose values are never logged (S27), at any depth. */
const SECRET_NAME =
  /pass(word|wd)?|pwd|secret|token|verifier|authorization|cookie|captcha|signature|^(sms|phone)?code$|account(no|number)?$|cardnumber|cardaccount/i;

const REDACTED = '[redacted]';
const MAX_DEPTH = 6;

/**
 * A copy of a logged value without its secrets. Errors pass unchanged, for their own serializer.
 */
function redact(value: unknown, depth = 0): unknown {
  if (typeof value !== 'object' || value === null || value instanceof Error) return value;
  if (value instanceof Date) return value;
  if (depth > MAX_DEPTH) return REDACTED;
  if (Array.isArray(value)) return value.map((item) => redact(item, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, redactField(name, inner, depth + 1)]),
  );
}

function redactField(name: string, value: unknown, depth: number): unknown {
  if (isSecret(name, value)) return REDACTED;
  // `url`, `originalUrl`, `payUrl` ...
  return typeof value === 'string' && /url$/i.test(name) ? redactUrl(value) : redact(value, depth);
}

/** A numeric `code` is a status, not a secret. */
function isSecret(name: string, value: unknown): boolean {
  return SECRET_NAME.test(name) && typeof value !== 'number' && typeof value !== 'boolean';
}

/** An address without the secret values of its query. */
export function redactUrl(url: string): string {
  const mark = url.indexOf('?');
  if (mark < 0) return url;
  const fields = url.slice(mark + 1).split('&');
  const safe = fields.map((field) => {
    const name = field.split('=', 1)[0] ?? '';
    const last =
      decodeSafely(name)
        .split(/[.[\]]+/)
        .findLast((part) => part !== '') ?? '';
    return SECRET_NAME.test(last) ? `${name}=${REDACTED}` : field;
  });
  return `${url.slice(0, mark)}?${safe.join('&')}`;
}

function decodeSafely(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

interface LoggedError {
  type: string;
  message: string;
  stack: string | undefined;
  code?: unknown;
  constraint?: unknown;
  cause?: LoggedError;
}

/**
 * The logged fields of an error. A database error's `detail`, `where` and parameters quote rows,
 * which may contain phone and account numbers, so only these fields are used.
 */
function loggedError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) {
    return { type: typeof error, message: 'not an Error', stack: undefined };
  }
  return {
    type: error.name,
    message: error.message,
    stack: error.stack,
    ...('code' in error && { code: error.code }),
    ...('constraint' in error && { constraint: error.constraint }),
    ...(error.cause !== undefined &&
      depth < MAX_DEPTH && { cause: loggedError(error.cause, depth + 1) }),
  };
}

interface LoggedRequest {
  readonly method: string;
  readonly url: string;
  readonly ip?: string;
}

/** The platform's logger: JSON lines, redacted wherever a secret may occur. */
export function createLogger(
  level: string,
  destination: { write(line: string): void } = process.stdout,
): Logger {
  return pino(
    {
      level,
      base: null,
      formatters: { log: (fields) => redactFields(fields) },
      serializers: {
        err: (error: unknown) => loggedError(error),
        req: ({ method, url, ip }: LoggedRequest) => ({ method, url: redactUrl(url), ip }),
        res: ({ statusCode }: { statusCode?: number }) => ({ statusCode }),
      },
    },
    destination,
  );
}

/** Requests and replies are not plain data: their serializers select the fields. */
function redactFields(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => {
      if (name === 'req' || name === 'res' || name === 'err') return [name, value];
      return [name, redactField(name, value, 0)];
    }),
  );
}
