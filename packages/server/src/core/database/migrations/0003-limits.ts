import { statements } from '../statements.ts';

/** Rate limits (S12, S29): all windows of a policy at once, in one round trip. */
export const limits = statements(
  /*
   * Takes one of each window if every one has room, and nothing otherwise: who is refused waits no
   * longer for having asked, and nobody can use up another's windows by asking for what is refused.
   * Answers the milliseconds until there is room in all of them; 0: taken.
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
