import { statements } from '../statements.ts';

/** Rate limits (S12, S29): all windows of a policy in one round trip. */
export const limits = statements(
  /*
   * Consumes one of each window if every window has room, and nothing otherwise: a refused request
   * does not prolong the wait, and cannot use up the windows of others. Returns the milliseconds
   * until all of them have room; 0: consumed.
   */
  `create function rate_take(
     p_keys text[], p_counts integer[], p_ends timestamptz[], p_now timestamptz
   ) returns bigint language plpgsql as $$
   declare
     v_wait bigint;
   begin
     insert into rate_window (key, used, ends_at)
     select w.key, 0, w.ends_at
     from unnest(p_keys, p_ends) as w(key, ends_at) order by w.key
     on conflict (key) do nothing;

     -- In the order of keys, so that two who share windows cannot wait for each other.
     perform from rate_window r where r.key = any (p_keys) order by r.key for update;

     select max(extract(epoch from r.ends_at - p_now) * 1000)::bigint into v_wait
     from unnest(p_keys, p_counts) as w(key, allowed)
     join rate_window r on r.key = w.key
     where r.ends_at > p_now and r.used >= w.allowed;
     if v_wait is not null then
       return greatest(v_wait, 1);
     end if;

     update rate_window r
     set used = case when r.ends_at <= p_now then 1 else r.used + 1 end,
         ends_at = case when r.ends_at <= p_now then w.ends_at else r.ends_at end
     from unnest(p_keys, p_ends) as w(key, ends_at)
     where r.key = w.key;
     return 0;
   end $$`,
);
