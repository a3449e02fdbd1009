import { describe, expect, it, vi } from 'vitest';
import { createSparseList, type ListPage } from './sparse-list.ts';

const TOTAL = 1000;
const createPage = (page: number): ListPage<string> => ({
  rows: Array.from({ length: 10 }, (_, index) => `row ${(page - 1) * 10 + index}`),
  total: TOTAL,
});

/** A list whose pages resolve when the test says so. */
function setUp() {
  const open: { page: number; answer: () => void; fail: (failure: unknown) => void }[] = [];
  const read = vi.fn(
    (page: number) =>
      new Promise<ListPage<string>>((resolve, reject) => {
        open.push({ page, answer: () => resolve(createPage(page)), fail: reject });
      }),
  );
  const isAborted = (failure: unknown) => failure === 'aborted';
  const list = createSparseList({ pageSize: 10, read, isAborted });
  const settle = async (act: 'answer' | 'fail', failure?: unknown) => {
    const next = open.shift();
    if (act === 'answer') next?.answer();
    else next?.fail(failure);
    await new Promise((resolve) => setImmediate(resolve));
    return next?.page;
  };
  return { list, read, settle };
}

describe('a list of which only what is looked at is read', () => {
  it('has its full length after the first response', async () => {
    const { list, settle } = setUp();
    expect(list.get().total).toBeUndefined();
    list.want(0);
    await settle('answer');
    expect(list.get().cells).toHaveLength(TOTAL);
    expect(list.get().cells[9]).toEqual({ index: 9, row: 'row 9' });
    expect(list.get().cells[10]).toEqual({ index: 10, row: undefined });
  });

  it('requests a page once for all of its visible rows', async () => {
    const { list, read, settle } = setUp();
    for (let index = 0; index < 10; index += 1) list.want(index);
    await settle('answer');
    list.want(3);
    expect(read).toHaveBeenCalledOnce();
  });

  it('keeps the identity of unchanged cells', async () => {
    const { list, settle } = setUp();
    list.want(0);
    await settle('answer');
    const [first] = list.get().cells;
    list.want(500);
    await settle('answer');
    expect(list.get().cells[0]).toBe(first);
    expect(list.get().cells[500]?.row).toBe('row 500');
  });

  it('requests one page at a time, the latest first, and drops pages that were scrolled past', async () => {
    const { list, read, settle } = setUp();
    list.want(0);
    for (let page = 1; page <= 8; page += 1) list.want(page * 10);
    expect(read).toHaveBeenCalledOnce();
    const order = [await settle('answer')];
    for (let count = 0; count < 4; count += 1) order.push(await settle('answer'));
    expect(order).toEqual([1, 9, 8, 7, 6]);
    expect(read).toHaveBeenCalledTimes(5);
  });

  it('reports why a page failed, keeps the others, and retries', async () => {
    const { list, read, settle } = setUp();
    list.want(0);
    await settle('answer');
    list.want(40);
    await settle('fail', 'no network');
    expect(list.get().failure).toBe('no network');
    expect(list.get().cells[0]?.row).toBe('row 0');
    list.want(40);
    expect(read).toHaveBeenCalledTimes(2);
    list.retry();
    await settle('answer');
    expect(list.get()).toMatchObject({ failure: undefined, total: TOTAL });
    expect(list.get().cells[40]?.row).toBe('row 40');
  });

  it('requests an aborted page again while it is visible', async () => {
    const { list, read, settle } = setUp();
    list.subscribe(() => {});
    list.want(0);
    await settle('fail', 'aborted');
    expect(list.get().failure).toBeUndefined();
    await settle('answer');
    expect(read).toHaveBeenCalledTimes(2);
    expect(list.get().cells[0]?.row).toBe('row 0');
  });

  it('requests an aborted page that is not visible only when it is wanted again', async () => {
    const { list, read, settle } = setUp();
    const leave = list.subscribe(() => {});
    list.want(0);
    leave();
    await settle('fail', 'aborted');
    expect(read).toHaveBeenCalledOnce();
    expect(list.get().failure).toBeUndefined();
    list.want(0);
    await settle('answer');
    expect(list.get().cells[0]?.row).toBe('row 0');
  });

  it('reports a failure after repeated aborts', async () => {
    const { list, read, settle } = setUp();
    list.subscribe(() => {});
    list.want(0);
    for (let count = 0; count < 3; count += 1) await settle('fail', 'aborted');
    expect(read).toHaveBeenCalledTimes(3);
    expect(list.get().failure).toBe('aborted');
    list.retry();
    await settle('fail', 'aborted');
    expect(list.get().failure).toBeUndefined();
    await settle('answer');
    expect(list.get().cells[0]?.row).toBe('row 0');
  });

  it('settles beside another list when each aborts requests of the other', async () => {
    let calls = 0;
    let abortLast: () => void = () => {};
    const read = () => {
      calls += 1;
      // A list that never yields would block the test, as it blocked the page.
      if (calls > 50) throw new Error('still reading');
      abortLast();
      return new Promise<ListPage<string>>((_resolve, reject) => {
        abortLast = () => reject('aborted');
      });
    };
    const isAborted = (failure: unknown) => failure === 'aborted';
    const lists = [1, 2].map(() => createSparseList({ pageSize: 10, read, isAborted }));
    for (const list of lists) {
      list.subscribe(() => {});
      list.want(0);
    }
    await new Promise((resolve) => setImmediate(resolve));
    expect(calls).toBeLessThan(10);
    expect(lists.map((list) => list.get().failure)).not.toContainEqual(new Error('still reading'));
  });

  it('requests nothing beyond its end', async () => {
    const { list, read, settle } = setUp();
    list.want(0);
    await settle('answer');
    list.want(TOTAL);
    expect(read).toHaveBeenCalledOnce();
  });

  it('follows the total of each response', async () => {
    const read = vi
      .fn<(page: number) => Promise<ListPage<string>>>()
      .mockResolvedValueOnce({ rows: ['a'], total: 12 })
      .mockResolvedValueOnce({ rows: ['l'], total: 11 });
    const list = createSparseList({ pageSize: 10, read, isAborted: () => false });
    list.want(0);
    await expect.poll(() => list.get().total).toBe(12);
    list.want(10);
    await expect.poll(() => list.get().cells).toHaveLength(11);
    expect(list.get().cells.map(({ row }) => row)).toContain('l');
  });
});
