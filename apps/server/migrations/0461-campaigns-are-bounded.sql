-- What a vendor's campaign may pay in all, and one person of it; above either a prize waits for people.
alter table vendor_campaigns
  add column currency text,
  add column budget_minor bigint,
  add column member_max_minor bigint,
  add column paid_minor bigint not null default 0 check (paid_minor >= 0);

insert into gift_takings (source, campaign_id, member_id, period, amount_minor, first_at)
select 'vendor', t.reference, t.credit_owner_id, '', sum(t.amount), min(t.created_at)
from ledger.transfer_sides t join members m on m.id = t.credit_owner_id
where t.kind = 'promo_win' and t.code is null and t.reversed_by is null and t.credit_owner_kind = 'member' and t.currency = 'VND'
group by t.reference, t.credit_owner_id;

update vendor_campaigns c set currency = 'VND', paid_minor = p.paid,
  budget_minor = p.paid + 50000000000, member_max_minor = p.most + 5000000000
from (
  select c.vendor_id, c.campaign_id, coalesce(sum(g.amount_minor), 0)::bigint as paid, coalesce(max(g.amount_minor), 0) as most
  from vendor_campaigns c
  left join gift_takings g on g.source = 'vendor' and g.campaign_id = c.vendor_id || ':' || c.campaign_id
  group by 1, 2
) p where p.vendor_id = c.vendor_id and p.campaign_id = c.campaign_id;
alter table vendor_campaigns
  alter column currency set not null, alter column budget_minor set not null, alter column member_max_minor set not null,
  add constraint vendor_campaigns_bounds check (member_max_minor > 0 and budget_minor >= member_max_minor);

-- Prizes above them, until people have said what becomes of each.
create table prize_holds (
  vendor_id text not null references vendors (id),
  transaction_id text not null,
  campaign_id text not null,
  member_id text not null references members (id),
  -- What it would pass.
  cause text not null check (cause in ('budget', 'memberMax', 'currency')),
  currency text not null,
  amount_minor bigint not null check (amount_minor > 0),
  held_at timestamptz not null,
  settled_at timestamptz,
  is_paid boolean,
  primary key (vendor_id, transaction_id),
  check ((settled_at is null) = (is_paid is null))
);
create index prize_holds_waiting on prize_holds (vendor_id, held_at) where settled_at is null;
create index prize_holds_of_member on prize_holds (member_id);
revoke delete, truncate on prize_holds from fairground_app;
