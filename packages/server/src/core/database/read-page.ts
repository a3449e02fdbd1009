import type { SelectQueryBuilder } from 'kysely';

export interface Paging {
  /** From one. */
  readonly page: number;
  /** Rows of a page. */
  readonly limit: number;
}

/** Number of rows of a query. */
export async function countRows<DB, Tables extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, Tables, Row>,
): Promise<number> {
  const { total } = await query
    .clearSelect()
    .clearOrderBy()
    .select((select) => select.fn.countAll<bigint>().as('total'))
    .$castTo<{ total: bigint }>()
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** A page of a query, which states its order, and the number of all its rows. */
export async function readPage<DB, Tables extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, Tables, Row>,
  { page, limit }: Paging,
) {
  const rows = await query
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  return { rows, total: await countRows(query) };
}
