-- Who seems to be one person under several accounts: the same payout account, the same browser, or the same address; of
-- IPv6 the same /64, which one household has. A telephone number has one account in any case.
create function address_group(p_ip text) returns text language sql immutable strict parallel safe as $$
  select case
    when p_ip ~ '^::ffff:[0-9.]+$' then substr(p_ip, 8)
    when p_ip ~ '^[0-9a-fA-F:]+$' and p_ip ~ ':' then host(network(set_masklen(p_ip::inet, 64)))
    else p_ip
  end
$$;
create index sessions_address on sessions (address_group(ip), member_id);
create index sessions_member on sessions (member_id);

-- This machine's own addresses tell nothing about people.
create function members_alike(p_member_id text) returns table (member_id text, trait text)
language sql stable as $$
  select f.member_id, 'card' from payout_accounts m
  join payout_accounts f on f.account_no_hash = m.account_no_hash and f.member_id <> m.member_id
  where m.member_id = p_member_id
  union
  select f.member_id, 'device' from trusted_devices m
  join trusted_devices f on f.token_hash = m.token_hash and f.member_id <> m.member_id
  where m.member_id = p_member_id
  union
  select f.member_id, 'address'
  from (select distinct address_group(s.ip) as address from sessions s where s.member_id = p_member_id) m
  join sessions f on address_group(f.ip) = m.address and f.member_id <> p_member_id
  where m.address <> all ('{127.0.0.1,::}')
$$;

alter table referral_friends drop constraint referral_friends_shared_check;
alter table referral_friends add constraint referral_friends_shared_check check (shared in ('address', 'card', 'device'));
