// `pnpm operator`: what an operator may do, over the operator's own server.
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readConfig } from '../config.ts';
import { errorLine } from '../startup-error.ts';
import { tokenFile } from './accounts.ts';

const usage = `Usage: pnpm operator <command>

  withdrawals [state]    list withdrawals: requested (under review) unless another state, or "all"
  approve <id | all>     approve one withdrawal, or all that are under review
  reject <id>            reject a withdrawal; its money goes back to the wallet

OPERATOR_TOKEN is the operator's token; without it the demo's is read from DATA_DIR.
`;

interface WithdrawalLine {
  id: string;
  player: string;
  amount: string;
  currency: string;
  bank: string;
  lastFour: string;
  state: string;
  requestedAt: string;
}

try {
  await main();
} catch (error) {
  console.error(errorLine(error));
  process.exit(1);
}

async function main(): Promise<void> {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [command, argument] = positionals;
  if (command === 'withdrawals') return list(argument ?? 'requested');
  if (command === 'approve' && argument === 'all') return approveAll();
  if ((command === 'approve' || command === 'reject') && argument) return decide(command, argument);
  console.log(usage);
  process.exit(command === undefined || command === 'help' ? 0 : 2);
}

async function list(state: string): Promise<void> {
  const withdrawals = await read(state);
  if (withdrawals.length === 0) console.log(`No withdrawals (${state}).`);
  for (const each of withdrawals) {
    console.log(
      `${each.id}  ${each.state.padEnd(12)} ${each.amount.padStart(14)} ${each.currency}  ${each.player} to ${each.bank} •• ${each.lastFour}  ${each.requestedAt}`,
    );
  }
}

async function approveAll(): Promise<void> {
  const waiting = await read('requested');
  if (waiting.length === 0) console.log('Nothing is under review.');
  for (const { id } of waiting) await decide('approve', id);
}

async function decide(verb: 'approve' | 'reject', id: string): Promise<void> {
  const { state } = await ask<{ state: string }>(
    'POST',
    `/withdrawals/${encodeURIComponent(id)}/${verb}`,
  );
  console.log(`${id}  ${state}`);
}

async function read(state: string): Promise<WithdrawalLine[]> {
  const query = state === 'all' ? '' : `?state=${encodeURIComponent(state)}`;
  return (await ask<{ withdrawals: WithdrawalLine[] }>('GET', `/withdrawals${query}`)).withdrawals;
}

async function ask<Answer>(method: string, path: string): Promise<Answer> {
  const config = readConfig(process.env);
  const { host, port } = config.operator;
  const token = process.env.OPERATOR_TOKEN ?? demoToken(config.dataDir);
  const response = await fetch(`http://${host}:${port}/operator${path}`, {
    method,
    headers: { authorization: `Bearer ${token}` },
  }).catch(() => {
    throw new Error(`No server answers on ${host}:${port}; start it first, or set OPERATOR_PORT`);
  });
  const body: unknown = await response.json().catch(() => undefined);
  if (typeof body !== 'object' || body === null) {
    throw new Error(`What answers on ${host}:${port} is not the operator's server`);
  }
  if (!response.ok) {
    const error = 'error' in body ? body.error : 'no reason given';
    throw new Error(`Refused (${response.status}): ${error}`);
  }
  // Our own server's answer, by the path that was asked.
  return body as Answer;
}

function demoToken(dataDir: string): string {
  try {
    return readFileSync(tokenFile(dataDir), 'utf8').trim();
  } catch {
    throw new Error(`No operator token in ${dataDir}; set OPERATOR_TOKEN or DATA_DIR`);
  }
}
