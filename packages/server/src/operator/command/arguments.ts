import { readFileSync } from 'node:fs';
import { LOCALES } from '@parlor/api/constants';
import { Argument, InvalidArgumentError, Option } from 'commander';
import { z } from 'zod';
import type { OperatorCall } from '../calls/define.ts';

/** The command-line form of a call's argument. */
type Kind = 'text' | 'number' | 'choice' | 'switch' | 'flag' | 'list' | 'languages' | 'json';

interface Field {
  /** `websiteName`, or `deposit.minimum` for a nested field. */
  readonly name: string;
  readonly kind: Kind;
  readonly about: string;
  readonly choices: readonly string[];
  readonly isRequired: boolean;
  readonly fallback: unknown;
}

/** The arguments of a call; nested settings are named by their path. */
export function getFields({ request }: OperatorCall): Field[] {
  return Object.entries(request.shape).flatMap(([name, schema]) => fieldsIn(name, schema));
}

function fieldsIn(name: string, schema: z.core.$ZodType): Field[] {
  const { inner, isRequired, fallback, about } = unwrapped(schema);
  if (inner instanceof z.ZodObject) {
    return Object.entries(inner.shape).flatMap(([each, part]) => fieldsIn(`${name}.${each}`, part));
  }
  const choices = getChoices(inner);
  return [{ name, kind: getKind(inner), about, choices, isRequired, fallback }];
}

/** Unwraps optional types, and collects the descriptions on the way. */
function unwrapped(schema: z.core.$ZodType) {
  let inner = schema;
  let isRequired = true;
  let fallback: unknown;
  let about = '';
  for (;;) {
    about ||= z.globalRegistry.get(inner)?.description ?? '';
    if (inner instanceof z.ZodOptional) isRequired = false;
    else if (inner instanceof z.ZodDefault) {
      isRequired = false;
      fallback = inner.def.defaultValue;
    } else return { inner, isRequired, fallback, about };
    inner = inner.def.innerType;
  }
}

function getKind(schema: z.core.$ZodType): Kind {
  if (schema instanceof z.ZodBoolean) return 'switch';
  if (schema instanceof z.ZodLiteral) return 'flag';
  if (schema instanceof z.ZodEnum) return 'choice';
  if (schema instanceof z.ZodNumber) return 'number';
  if (schema instanceof z.ZodRecord) return 'languages';
  if (schema instanceof z.ZodArray) {
    const { element } = schema;
    return element instanceof z.ZodString || element instanceof z.ZodEnum ? 'list' : 'json';
  }
  return 'text';
}

function getChoices(schema: z.core.$ZodType): string[] {
  if (schema instanceof z.ZodArray) return getChoices(schema.element);
  return schema instanceof z.ZodEnum ? schema.options.map(String) : [];
}

/** The positional arguments of the command. */
export function getPositional(field: Field): Argument {
  const name = field.kind === 'list' ? `${field.name}...` : field.name;
  const isRequired = field.isRequired && field.kind !== 'list';
  const argument = new Argument(isRequired ? `<${name}>` : `[${name}]`, field.about);
  return field.choices.length > 0 ? argument.choices([...field.choices]) : argument;
}

const placeholders: Readonly<Record<Kind, string>> = {
  text: ' <text>',
  number: ' <number>',
  choice: ' <choice>',
  switch: ' <on|off>',
  flag: '',
  list: ' <text...>',
  languages: ' <language=text...>',
  json: ' <json>',
};

export function getOption(field: Field): Option {
  const { name, kind, about, choices, fallback } = field;
  const said = [
    about || (kind === 'json' ? 'as JSON' : ''),
    fallback === undefined || Array.isArray(fallback) ? '' : `(${String(fallback)} unless said)`,
  ];
  const option = new Option(`--${name}${placeholders[kind]}`, said.filter(Boolean).join(' '));
  if (kind === 'languages') {
    return option.argParser((text: string, before: unknown) => ({
      ...(typeof before === 'object' && before),
      ...oneLanguage(text),
    }));
  }
  if (kind === 'list') {
    option.argParser((text: string, before: unknown) => [
      ...(Array.isArray(before) ? before : []),
      parseChoice(choices, text),
    ]);
    // An empty list clears the current one: --presets ""
    return option;
  }
  if (kind === 'choice') return option.choices([...choices]);
  if (kind === 'flag') return option;
  return option.argParser((text: string) => read(kind, text));
}

function read(kind: Kind, text: string): unknown {
  if (kind === 'switch') {
    if (['on', 'true', 'yes'].includes(text)) return true;
    if (['off', 'false', 'no'].includes(text)) return false;
    throw new InvalidArgumentError('Must be on or off.');
  }
  if (kind === 'number') {
    if (!/^\d+$/.test(text)) throw new InvalidArgumentError('Not a number.');
    return Number(text);
  }
  if (kind !== 'json') return getContent(text);
  try {
    return JSON.parse(getContent(text));
  } catch (error) {
    throw new InvalidArgumentError(`Not JSON: ${error instanceof Error ? error.message : ''}`);
  }
}

function parseChoice(choices: readonly string[], text: string): string {
  if (choices.length > 0 && !choices.includes(text)) {
    throw new InvalidArgumentError(`Allowed choices are ${choices.join(', ')}.`);
  }
  return text;
}

function oneLanguage(text: string): Record<string, string> {
  const mark = text.indexOf('=');
  const language = text.slice(0, mark);
  if (mark < 0 || !LOCALES.some((locale) => locale === language)) {
    throw new InvalidArgumentError(`Must be locale=text, with one of ${LOCALES.join(', ')}.`);
  }
  return { [language]: getContent(text.slice(mark + 1)) };
}

/** The text, or with `@path` the content of the file. */
function getContent(text: string): string {
  if (!text.startsWith('@')) return text;
  return readText(text.slice(1)).trim();
}

export function readText(path: string): string {
  try {
    return readFileSync(path === '-' ? 0 : path, 'utf8');
  } catch {
    throw new InvalidArgumentError(`The file ${path} cannot be read.`);
  }
}

/** `{ 'deposit.minimum': '50' }` as `{ deposit: { minimum: '50' } }`. */
export function nested(fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const result: Record<string, unknown> = {};
  for (const [path, value] of Object.entries(fields)) {
    const names = path.split('.');
    const last = names.pop() ?? path;
    let holder = result;
    for (const name of names) {
      const inner = holder[name];
      const next = typeof inner === 'object' && inner !== null ? { ...inner } : {};
      holder[name] = next;
      holder = next as Record<string, unknown>;
    }
    holder[last] = value;
  }
  return result;
}
