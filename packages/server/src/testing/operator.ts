import { readFileSync } from 'node:fs';
import { tokenFile } from '../operator/accounts.ts';
import {
  type AnswerOf,
  type OperatorCall,
  placeOperatorArguments,
  type Role,
} from '../operator/calls/define.ts';
import { accounts } from '../operator/calls/index.ts';
import type { TestSite } from './site.ts';

export interface TestOperator {
  /** Makes a call of the operator's contract; returns the status and the body, whatever it is. */
  ask(
    call: OperatorCall,
    args?: Readonly<Record<string, unknown>>,
  ): Promise<{ status: number; body: Record<string, unknown> & { error?: string } }>;
  /**
   * The same for a call that must succeed.
   * @throws Error with the response otherwise.
   */
  must<C extends OperatorCall>(
    call: C,
    args?: Readonly<Record<string, unknown>>,
  ): Promise<AnswerOf<C>>;
}

/** An operator of a test's site, over `inject`: the demo's, unless another token is given. */
export function testOperator(site: TestSite, token?: string): TestOperator {
  const bearer = token ?? readFileSync(tokenFile(site.core.config.dataDir), 'utf8').trim();
  const ask: TestOperator['ask'] = async (call, args = {}) => {
    const { path, rest } = placeOperatorArguments(call, args);
    const query = call.method === 'GET' ? `?${new URLSearchParams(rest as never)}` : '';
    const response = await site.domains.operator.inject({
      method: call.method,
      url: `/operator${path}${query}`,
      headers: { authorization: `Bearer ${bearer}` },
      ...(call.method === 'POST' && { payload: rest }),
    });
    return { status: response.statusCode, body: response.json() };
  };
  return {
    ask,
    async must(call, args) {
      const { status, body } = await ask(call, args);
      if (status !== 200) throw new Error(`${call.id} answered ${status}: ${body.error}`);
      return body as AnswerOf<typeof call>;
    },
  };
}

/** Another operator of the site, whom the demo's adds. */
export async function addTestOperator(
  site: TestSite,
  name: string,
  role: Role,
): Promise<TestOperator> {
  const { token } = await testOperator(site).must(accounts.addAccount, { name, roles: [role] });
  return testOperator(site, token);
}
