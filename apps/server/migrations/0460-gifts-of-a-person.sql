-- Numbers that an account had, so that one given back and taken by the next account still ties the two.
create table member_phones (
  member_id text not null references members (id),
  phone_key bytea not null,
  primary key (phone_key, member_id)
);
create index member_phones_of_member on member_phones (member_id);
revoke update, delete, truncate on member_phones from fairground_app;
insert into member_phones (member_id, phone_key)
select id, mobile_key from members where mobile_key is not null
union select member_id, blind_index from member_details where field = 'mobileNum';

create function keep_member_phone() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'members' then
    insert into member_phones (member_id, phone_key) values (new.id, new.mobile_key) on conflict do nothing;
  else
    insert into member_phones (member_id, phone_key) values (new.member_id, new.blind_index) on conflict do nothing;
  end if;
  return null;
end
$$;
create trigger members_keep_phone after insert or update of mobile_key on members
  for each row when (new.mobile_key is not null) execute function keep_member_phone();
create trigger member_details_keep_phone after insert or update of blind_index on member_details
  for each row when (new.field = 'mobileNum') execute function keep_member_phone();

-- Accounts of one person, as far as one can see: a phone number, a payment card or a trusted browser of the same.
create or replace function related_members(p_member_id text) returns setof text language sql stable parallel safe as $$
  select p_member_id
  union select o.member_id from payout_accounts a join payout_accounts o on o.account_no_hash = a.account_no_hash
    where a.member_id = p_member_id
  union select o.member_id from trusted_devices d join trusted_devices o on o.token_hash = d.token_hash
    where d.member_id = p_member_id
  union select o.member_id from member_phones n join member_phones o on o.phone_key = n.phone_key
    where n.member_id = p_member_id
$$;

-- This machine's own addresses tell nothing about people.
create or replace function members_alike(p_member_id text) returns table (member_id text, trait text)
language sql stable as $$
  select f.member_id, 'card' from payout_accounts m
  join payout_accounts f on f.account_no_hash = m.account_no_hash and f.member_id <> m.member_id
  where m.member_id = p_member_id
  union
  select f.member_id, 'device' from trusted_devices m
  join trusted_devices f on f.token_hash = m.token_hash and f.member_id <> m.member_id
  where m.member_id = p_member_id
  union
  select f.member_id, 'phone' from member_phones m
  join member_phones f on f.phone_key = m.phone_key and f.member_id <> m.member_id
  where m.member_id = p_member_id
  union
  select f.member_id, 'address'
  from (select distinct address_group(s.ip) as address from sessions s where s.member_id = p_member_id) m
  join sessions f on address_group(f.ip) = m.address and f.member_id <> p_member_id
  where m.address <> all ('{127.0.0.1,::}')
$$;
alter table referral_friends drop constraint referral_friends_shared_check;
alter table referral_friends
  add constraint referral_friends_shared_check check (shared in ('address', 'card', 'device', 'phone'));

-- What each account took of what the house gives, by campaign and period: what one person gets once, and no more than his
-- ceiling of, is decided by it.
create table gift_takings (
  source text not null check (source in ('promotion', 'mission', 'raffle', 'referral', 'vendor')),
  campaign_id text not null,
  member_id text not null references members (id),
  -- First day of the period; empty where there is but one.
  period text not null,
  amount_minor bigint not null check (amount_minor >= 0),
  first_at timestamptz not null,
  primary key (source, campaign_id, member_id, period)
);
create index gift_takings_of_member on gift_takings (member_id);
revoke delete, truncate on gift_takings from fairground_app;
insert into gift_takings (source, campaign_id, member_id, period, amount_minor, first_at)
select 'promotion', source_id, member_id, '', amount_minor, issued_at from rewards where source = 'promotion'
union all
select 'mission', mission_id, member_id, period_on::text, amount_minor, claimed_at from mission_claims
union all
select 'raffle', raffle_id, member_id, period_on::text, sum(amount_minor), min(drawn_at) from raffle_draws
group by raffle_id, member_id, period_on
union all
select 'referral', friends::text, member_id, '', amount_minor, paid_at from referral_bonuses;

-- Who was refused because somebody who seems to be the same person had it before; told to staff, once for each.
create table gift_refusals (
  source text not null check (source in ('promotion', 'mission', 'raffle', 'referral', 'vendor')),
  campaign_id text not null,
  member_id text not null references members (id),
  alike_member_id text not null references members (id),
  trait text not null check (trait in ('address', 'card', 'device', 'phone')),
  refused_at timestamptz not null,
  primary key (source, campaign_id, member_id)
);
create index gift_refusals_of_member on gift_refusals (member_id);
create index gift_refusals_alike on gift_refusals (alike_member_id);
revoke update, delete, truncate on gift_refusals from fairground_app;

-- Of this campaign: what the account took, what all accounts took that share a card, browser or number with it, what those
-- at its address took as well; and who of them all was there before it in a period.
create function gift_standing(p_member_id text, p_source text, p_campaign_id text, p_period text)
returns table (own_minor bigint, person_minor bigint, alike_minor bigint, alike_member_id text, alike_trait text)
language sql stable as $$
  with own as (
    select coalesce(sum(amount_minor), 0)::bigint as minor, min(first_at) filter (where period = p_period) as first_at
    from gift_takings where source = p_source and campaign_id = p_campaign_id and member_id = p_member_id
  ), alike as materialized (
    select a.member_id, min(a.trait) filter (where a.trait <> 'address') as strong, min(a.trait) as trait
    from members_alike(p_member_id) a group by a.member_id
  ), taken as (
    select g.member_id, a.strong, a.trait, g.amount_minor, g.period, g.first_at
    from alike a join gift_takings g
      on g.source = p_source and g.campaign_id = p_campaign_id and g.member_id = a.member_id
  ), before as (
    select t.member_id, coalesce(t.strong, t.trait) as trait from taken t, own
    where t.period = p_period and (own.first_at is null or t.first_at < own.first_at)
    order by t.strong is null, t.first_at limit 1
  )
  select own.minor, own.minor + coalesce((select sum(amount_minor) from taken where strong is not null), 0)::bigint,
    own.minor + coalesce((select sum(amount_minor) from taken), 0)::bigint, before.member_id, before.trait
  from own left join before on true
$$;

-- No person has more of a raffle or a mission than this, whatever accounts he has.
alter table missions add column member_max_minor bigint;
update missions set member_max_minor = greatest(reward_minor, least(budget_minor, reward_minor * case cycle
  when 'daily' then least(366, 1 + extract(epoch from ends_at - starts_at)::bigint / 86400)
  when 'weekly' then least(54, 2 + extract(epoch from ends_at - starts_at)::bigint / 604800)
  else 1 end));
alter table missions alter column member_max_minor set not null,
  add constraint missions_member_max check (member_max_minor between reward_minor and budget_minor);

alter table raffles add column member_max_minor bigint;
update raffles r set member_max_minor = greatest(1, (
  select least(sum(p.amount_minor * coalesce(p.stock, 0)), max(p.amount_minor) * r.chance_count_max)
  from raffle_prizes p where p.raffle_id = r.id));
alter table raffles alter column member_max_minor set not null,
  add constraint raffles_member_max check (member_max_minor > 0);
