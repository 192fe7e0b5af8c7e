-- Many transfers in one call: decided one after another in the order given, exactly as single calls would be, and
-- written table by table, so that a commit and every statement is paid once for all of them.
-- Locks and reads are sets; what decides is a loop over arrays, because a refused transfer must not count for the next.
-- Keys are found by their index one by one: a plan made while tables were small would read them whole.
create function ledger.move_batch(
  p_scopes text[], p_keys text[], p_request_hashes bytea[], p_kinds text[],
  p_debit_owner_kinds text[], p_debit_owner_ids text[], p_debit_kinds text[],
  p_credit_owner_kinds text[], p_credit_owner_ids text[], p_credit_kinds text[],
  p_currencies text[], p_amounts bigint[], p_actors text[], p_references text[], p_go_with_previous boolean[]
) returns setof ledger.outcome
language plpgsql
set plan_cache_mode = force_generic_plan
set enable_seqscan = off
set enable_hashjoin = off
set enable_mergejoin = off
as $$
declare
  v_count integer := cardinality(p_keys);
  v_at timestamptz;
  -- One element an account, in ascending id; where no running balance is kept, the balance is what this batch adds.
  v_ids bigint[];
  v_balances bigint[];
  v_helds bigint[];
  v_versions bigint[];
  v_may_owe boolean[];
  v_keeps boolean[];
  v_closed boolean[];
  -- One element a transfer.
  v_missing bigint;
  v_debits integer[]; -- places in the arrays above
  v_credits integer[];
  v_firsts integer[]; -- the first transfer of the batch with the same key: most often the transfer itself
  v_is_known boolean[]; -- the key was used before this batch
  v_is_same boolean[]; -- and the request is the same as then
  v_codes text[];
  v_transfer_ids bigint[];
  v_statuses text[] := array_fill(null::text, array[v_count]);
  v_is_new boolean[] := array_fill(false, array[v_count]);
  v_debit_balances bigint[] := array_fill(null::bigint, array[v_count]);
  v_debit_versions bigint[] := array_fill(null::bigint, array[v_count]);
  v_credit_balances bigint[] := array_fill(null::bigint, array[v_count]);
  v_credit_versions bigint[] := array_fill(null::bigint, array[v_count]);
  v_subject_balances bigint[] := array_fill(null::bigint, array[v_count]);
  v_subject_availables bigint[] := array_fill(null::bigint, array[v_count]);
  v_subject_versions bigint[] := array_fill(null::bigint, array[v_count]);
  v_new_count integer := 0;
  v_written integer;
  d integer;
  c integer;
  s integer;
  v_first integer;
  v_amount bigint;
begin
  if exists (
    select from unnest(p_scopes, p_keys, p_go_with_previous) i (scope, key, goes)
    group by i.scope, i.key having count(*) > 1 and bool_or(i.goes)
  ) then
    raise exception 'a transfer that goes with the one before it has a key of its own' using errcode = 'check_violation';
  end if;

  loop
    select array_agg(p.place order by p.n) filter (where p.is_debit),
      array_agg(p.place order by p.n) filter (where not p.is_debit),
      array_agg(distinct p.id order by p.id), count(*) filter (where p.id is null)
    into v_debits, v_credits, v_ids, v_missing
    from (
      select i.n, side.is_debit, a.id, dense_rank() over (order by a.id) as place
      from unnest(p_debit_owner_kinds, p_debit_owner_ids, p_debit_kinds,
          p_credit_owner_kinds, p_credit_owner_ids, p_credit_kinds, p_currencies)
        with ordinality i (debit_owner_kind, debit_owner_id, debit_kind, credit_owner_kind, credit_owner_id, credit_kind, currency, n)
      cross join lateral (values
        (true, i.debit_owner_kind, i.debit_owner_id, i.debit_kind),
        (false, i.credit_owner_kind, i.credit_owner_id, i.credit_kind)
      ) side (is_debit, owner_kind, owner_id, kind)
      left join lateral (
        select o.id from ledger.accounts o
        where o.owner_kind = side.owner_kind and o.owner_id = side.owner_id
          and o.kind = side.kind and o.currency = i.currency limit 1
      ) a on true
    ) p;
    exit when v_missing = 0;
    perform ledger.open_account(r.owner_kind, r.owner_id, r.kind, r.currency) from (
      select * from unnest(p_debit_owner_kinds, p_debit_owner_ids, p_debit_kinds, p_currencies) u (owner_kind, owner_id, kind, currency)
      union
      select * from unnest(p_credit_owner_kinds, p_credit_owner_ids, p_credit_kinds, p_currencies)
      order by 1, 2, 3, 4
    ) r;
  end loop;

  perform from ledger.accounts a
  where a.id = any (v_ids) and a.keeps_running_balance order by a.id for no key update;
  -- Statements of their own, so that they see what was committed before the locks were had.
  select array_agg(a.balance), array_agg(a.held::bigint), array_agg(a.version::bigint), array_agg(a.may_owe),
    array_agg(a.keeps_running_balance), array_agg(a.closed_at is not null)
  into v_balances, v_helds, v_versions, v_may_owe, v_keeps, v_closed
  from (select * from ledger.accounts o where o.id = any (v_ids) order by o.id) a;
  select array_agg(k.first), array_agg(k.is_known), array_agg(k.is_same), array_agg(k.code), array_agg(k.transfer_id)
  into v_firsts, v_is_known, v_is_same, v_codes, v_transfer_ids
  from (
    select i.n, first_value(i.n) over same_key as first, r.request_hash is not null as is_known,
      case when r.request_hash is null then i.request_hash = first_value(i.request_hash) over same_key
        else i.request_hash = r.request_hash and r.operation = 'post' end as is_same,
      r.code, r.transfer_id
    from unnest(p_scopes, p_keys, p_request_hashes) with ordinality i (scope, key, request_hash, n)
    left join lateral (
      select o.request_hash, o.operation, o.code, o.transfer_id from ledger.requests o
      where o.scope = i.scope and o.key = i.key limit 1
    ) r on true
    window same_key as (partition by i.scope, i.key order by i.n)
    order by i.n
  ) k;
  v_at := clock_timestamp(); -- under the locks, so that it rises along the entries of an account (I-27)

  for i in 1 .. v_count loop
    d := v_debits[i];
    c := v_credits[i];
    v_first := v_firsts[i];
    v_amount := p_amounts[i];
    if d = c then
      raise exception 'I-01: a transfer needs two accounts, not % twice', v_ids[d] using errcode = 'check_violation';
    end if;
    if p_go_with_previous[i] and v_statuses[i - 1] is distinct from 'applied' then
      v_statuses[i] := 'skipped';
      continue;
    end if;
    if not v_is_same[i] then
      v_statuses[i] := 'mismatch';
      continue;
    end if;
    if v_first < i and not v_is_known[i] then
      v_codes[i] := v_codes[v_first];
      v_transfer_ids[i] := v_transfer_ids[v_first];
    elsif not v_is_known[i] then
      v_is_new[i] := true;
      v_new_count := v_new_count + 1;
      v_transfer_ids[i] := nextval('ledger.transfers_id_seq');
      if v_closed[d] or v_closed[c] then
        v_codes[i] := 'ACCOUNT_CLOSED';
      elsif not v_may_owe[d] and v_balances[d] - v_helds[d] < v_amount then
        v_codes[i] := 'INSUFFICIENT_FUNDS';
      else
        v_balances[d] := v_balances[d] - v_amount;
        v_balances[c] := v_balances[c] + v_amount;
        if v_keeps[d] then
          v_versions[d] := v_versions[d] + 1;
          v_debit_balances[i] := v_balances[d];
          v_debit_versions[i] := v_versions[d];
        end if;
        if v_keeps[c] then
          v_versions[c] := v_versions[c] + 1;
          v_credit_balances[i] := v_balances[c];
          v_credit_versions[i] := v_versions[c];
        end if;
      end if;
    end if;
    v_statuses[i] := case when v_codes[i] is null then 'applied' else 'refused' end;
    s := case when v_keeps[d] then d when v_keeps[c] then c end;
    if s is not null then
      v_subject_balances[i] := v_balances[s];
      v_subject_availables[i] := v_balances[s] - v_helds[s];
      v_subject_versions[i] := v_versions[s];
    end if;
  end loop;

  if v_new_count > 0 then
    insert into ledger.requests (scope, key, request_hash, operation, code, transfer_id, created_at)
    select i.scope, i.key, i.request_hash, 'post', i.code, i.transfer_id, v_at
    from unnest(p_scopes, p_keys, p_request_hashes, v_codes, v_transfer_ids, v_is_new)
      i (scope, key, request_hash, code, transfer_id, is_new)
    where i.is_new order by i.scope, i.key on conflict do nothing;
    get diagnostics v_written = row_count;
    if v_written <> v_new_count then
      raise exception 'another session used a key of this batch at the same moment' using errcode = 'serialization_failure';
    end if;
    insert into ledger.transfers (id, scope, key, kind, debit_account_id, credit_account_id, amount, currency, code,
      balance_after, reference, actor, created_at, effective_at)
    overriding system value
    select i.id, i.scope, i.key, i.kind, v_ids[i.debit], v_ids[i.credit], i.amount, i.currency, i.code,
      i.balance_after, i.reference, i.actor, v_at, v_at
    from unnest(v_transfer_ids, p_scopes, p_keys, p_kinds, v_debits, v_credits, p_amounts, p_currencies, v_codes,
        v_subject_balances, p_references, p_actors, v_is_new)
      i (id, scope, key, kind, debit, credit, amount, currency, code, balance_after, reference, actor, is_new)
    where i.is_new;
    update ledger.accounts a set balance = v.balance, version = v.version
    from unnest(v_ids, v_balances, v_versions, v_keeps) v (id, balance, version, keeps)
    where a.id = v.id and v.keeps and a.version <> v.version;
    insert into ledger.entries (account_id, transfer_id, amount, balance_after, account_version, created_at)
    select s.account_id, s.transfer_id, s.amount, s.balance_after, s.version, v_at
    from (
      select i.n, 1 as side, v_ids[i.debit] as account_id, i.transfer_id, -i.amount as amount, i.balance_after, i.version
      from unnest(v_transfer_ids, v_debits, p_amounts, v_codes, v_is_new, v_debit_balances, v_debit_versions)
        with ordinality i (transfer_id, debit, amount, code, is_new, balance_after, version, n)
      where i.is_new and i.code is null
      union all
      select i.n, 2, v_ids[i.credit], i.transfer_id, i.amount, i.balance_after, i.version
      from unnest(v_transfer_ids, v_credits, p_amounts, v_codes, v_is_new, v_credit_balances, v_credit_versions)
        with ordinality i (transfer_id, credit, amount, code, is_new, balance_after, version, n)
      where i.is_new and i.code is null
    ) s order by s.n, s.side;
    insert into ledger.house_tail (account_id, amount)
    select v.id, v.added from unnest(v_ids, v_balances, v_keeps) v (id, added, keeps)
    where not v.keeps and v.added <> 0;
  end if;

  return query
  select i.status, i.transfer_id, null::bigint, not i.is_new, i.code, i.balance, i.available, i.version
  from unnest(v_statuses, v_transfer_ids, v_is_new, v_codes, v_subject_balances, v_subject_availables, v_subject_versions)
    with ordinality i (status, transfer_id, is_new, code, balance, available, version, n)
  order by i.n;
end
$$;

-- As post_between, for many: each is accepted or refused on its own, in the order given, and the answers come in that
-- order. One that goes with the previous is posted only if that one is applied now or was before; else it is 'skipped',
-- and nothing remembers it.
create function ledger.post_batch(
  p_scopes text[], p_keys text[], p_request_hashes bytea[], p_kinds text[],
  p_debit_owner_kinds text[], p_debit_owner_ids text[], p_debit_kinds text[],
  p_credit_owner_kinds text[], p_credit_owner_ids text[], p_credit_kinds text[],
  p_currencies text[], p_amounts bigint[], p_actors text[], p_references text[], p_go_with_previous boolean[]
) returns setof ledger.outcome
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  return query select * from ledger.move_batch(p_scopes, p_keys, p_request_hashes, p_kinds,
    p_debit_owner_kinds, p_debit_owner_ids, p_debit_kinds, p_credit_owner_kinds, p_credit_owner_ids, p_credit_kinds,
    p_currencies, p_amounts, p_actors, p_references, p_go_with_previous);
end
$$;
revoke execute on function ledger.move_batch, ledger.post_batch from public;
grant execute on function ledger.post_batch to fairground_app;
