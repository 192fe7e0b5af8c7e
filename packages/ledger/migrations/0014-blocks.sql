-- What was written in a span of time, as one digest a thousand transfers: whoever keeps the digests can tell later whether
-- any of these rows was changed, removed or added. Every column is named, so that a later one changes no digest.
create index transfers_by_time on ledger.transfers using brin (created_at);
create index requests_by_time on ledger.requests using brin (created_at);
create index entries_by_time on ledger.entries using brin (created_at);

create function ledger.digest_blocks(p_from timestamptz, p_until timestamptz)
returns table (first_transfer_id bigint, row_count bigint, digest bytea)
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  return query
  select l.block * 1000, count(*), sha256(convert_to(string_agg(l.line, e'\n' order by l.kind, l.id, l.line), 'UTF8'))
  from (
    select t.id / 1000 as block, 'transfer' as kind, t.id, jsonb_build_array(t.id, t.scope, t.key, t.kind,
      t.debit_account_id, t.credit_account_id, t.amount, t.currency, t.code, t.balance_after, t.reference, t.reverses,
      t.hold_id, t.actor, extract(epoch from t.created_at), extract(epoch from t.effective_at))::text as line
    from ledger.transfers t where t.created_at >= p_from and t.created_at < p_until
    union all
    select e.transfer_id / 1000, 'entry', e.id, jsonb_build_array(e.id, e.account_id, e.transfer_id, e.amount,
      e.balance_after, e.account_version, extract(epoch from e.created_at))::text
    from ledger.entries e where e.created_at >= p_from and e.created_at < p_until
    union all
    select coalesce(r.transfer_id, 0) / 1000, 'request', coalesce(r.transfer_id, r.hold_id, 0), jsonb_build_array(r.scope,
      r.key, encode(r.request_hash, 'hex'), r.operation, r.code, r.transfer_id, r.hold_id,
      extract(epoch from r.created_at))::text
    from ledger.requests r where r.created_at >= p_from and r.created_at < p_until
  ) l
  group by l.block order by l.block;
end
$$;
revoke execute on function ledger.digest_blocks from public;
grant execute on function ledger.digest_blocks to fairground_app;
