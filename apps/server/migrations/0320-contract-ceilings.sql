-- How much contracts of agents may pay, by category: of each kind the highest rate, and of everything that is paid on
-- turnover ('turnover') what the house sets aside for all of a team's contracts together. Nought: nothing of it counts.
create table contract_ceilings (
  kind text not null check (kind in ('dividend', 'daily', 'hourly', 'realtime', 'turnover')),
  game_type text not null,
  rate_bp integer not null check (rate_bp between 0 and 10000),
  primary key (kind, game_type)
);
insert into contract_ceilings (kind, game_type, rate_bp)
select k.kind, t.game_type, case when k.kind = 'dividend' then 4000 else 25 end
from (values ('dividend'), ('daily'), ('hourly'), ('realtime'), ('turnover')) k (kind),
  (values ('LOTT'), ('ELOTT'), ('PVP'), ('FISH'), ('RNG'), ('LIVE'), ('SPORTS'), ('ESPORTS'), ('COCKFIGHT')) t (game_type);
revoke delete, truncate on contract_ceilings from fairground_app;

-- Accounts of one person, as far as one can see: a phone number, a payment card or a trusted browser of the same.
create function related_members(p_member_id text) returns setof text language sql stable parallel safe as $$
  select p_member_id
  union select o.member_id from payout_accounts a join payout_accounts o on o.account_no_hash = a.account_no_hash
    where a.member_id = p_member_id
  union select o.member_id from trusted_devices d join trusted_devices o on o.token_hash = d.token_hash
    where d.member_id = p_member_id
  union select o.member_id
    from (select mobile_key as key from members where id = p_member_id and mobile_key is not null
      union select blind_index from member_details where member_id = p_member_id and field = 'mobileNum') n
    cross join lateral (select m.id as member_id from members m where m.mobile_key = n.key
      union select s.member_id from member_details s where s.field = 'mobileNum' and s.blind_index = n.key) o
$$;

-- A period that pays much is held until staff release it, or say that it is not paid.
alter table contract_incomes drop constraint contract_incomes_state_check;
alter table contract_incomes add constraint contract_incomes_state_check
  check (state in ('unmet', 'held', 'due', 'owed', 'paid', 'refused'));
create index contract_incomes_held on contract_incomes (id) where state = 'held';

-- What the house pays is signed only when the house agreed to it as well.
alter table agent_contracts drop constraint agent_contracts_state_check, drop constraint agent_contracts_check4;
alter table agent_contracts
  add constraint agent_contracts_state_check
    check (state in ('new', 'accepted', 'signed', 'rejected', 'withdrawn', 'terminated')),
  add constraint agent_contracts_end_check check ((state in ('new', 'accepted', 'signed')) = (ended_at is null)),
  add constraint agent_contracts_accepted_check check (state <> 'accepted' or is_paid_by_house);
drop index agent_contracts_waiting;
create unique index agent_contracts_waiting on agent_contracts (downline_id, kind) where state in ('new', 'accepted');
