-- What stands before and after the hash of a log-in, in one round trip each. The settings keep every lookup on its key:
-- a connection keeps plans made while the tables were small, and those read tables whole that have grown since.

-- Takes one try of a key before its outcome is known. A lock lasts from its beginning: tries meanwhile do not lengthen it.
create function take_attempt(
  p_key text, p_tries_max integer, p_now timestamptz,
  p_window_start timestamptz, -- tries from before it are forgotten
  p_locked_until timestamptz, -- until when the key is locked if this try is one too many
  out failure_count integer, out locked_until timestamptz
)
language plpgsql set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
begin
  insert into attempts as a (key, failure_count, window_started_at) values (p_key, 1, p_now)
  on conflict (key) do update set (failure_count, window_started_at, locked_until) = (
    select
      case when is_over then 1 else least(a.failure_count, p_tries_max) + 1 end,
      case when is_over then p_now else a.window_started_at end,
      case
        when is_over then null
        when a.locked_until is not null then a.locked_until
        when a.failure_count + 1 >= p_tries_max then p_locked_until
      end
    from (select a.locked_until <= p_now or a.window_started_at <= p_window_start and a.locked_until is null) s (is_over)
  )
  returning a.failure_count, a.locked_until into failure_count, locked_until;
end
$$;

-- What a member could show a second time, and where the member stands. `entry_ips` are the addresses of the newest
-- entries where they decide, which they do for who has nothing stronger than a code that is sent.
create function second_step_facts(
  p_member_id text, p_now timestamptz,
  p_device_hash bytea, -- null: a browser without a token
  out is_trusted boolean, out has_authenticator boolean, out has_passkey boolean, out has_recovery_code boolean,
  out has_mobile boolean, out has_email boolean, out has_bank_name boolean, out entry_ips text[]
)
language plpgsql stable set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
begin
  select
    exists (select from trusted_devices d
      where d.member_id = p_member_id and d.token_hash = p_device_hash and d.expires_at > p_now),
    exists (select from member_authenticators a where a.member_id = p_member_id and a.secret_sealed is not null),
    exists (select from passkeys p where p.member_id = p_member_id),
    exists (select from recovery_codes r where r.member_id = p_member_id),
    m.mobile_sealed is not null, m.email_sealed is not null,
    exists (select from payout_accounts b where b.member_id = p_member_id and b.removed_at is null)
  into is_trusted, has_authenticator, has_passkey, has_recovery_code, has_mobile, has_email, has_bank_name
  from (select) one
  left join members m on m.id = p_member_id;
  if not (is_trusted or has_authenticator or has_passkey) and (has_mobile or has_email or has_bank_name) then
    entry_ips := array(select distinct h.ip from (
      select l.ip from login_history l where l.member_id = p_member_id and l.outcome = 'entered'
      order by l.at desc limit 200) h);
  end if;
end
$$;

-- All that a password is compared for: the account, its second step, and a try of it that is taken.
create function open_login(
  p_names text[], -- in lower case; the account of the first that somebody has
  p_key text, -- of its tries; those from a browser that the member trusts are counted apart
  p_device_hash bytea, p_tries_max integer, p_now timestamptz, p_window_start timestamptz, p_locked_until timestamptz,
  out try_key text, out failure_count integer, out locked_until timestamptz,
  out member_id text, out account text, out type integer, out status text, out password_hash text,
  out must_change_password boolean, out initial_password_until timestamptz, out last_login_at timestamptz,
  out has_payment_password boolean, out password_changed_at timestamptz,
  out is_trusted boolean, out has_authenticator boolean, out has_passkey boolean, out has_recovery_code boolean,
  out has_mobile boolean, out has_email boolean, out has_bank_name boolean, out entry_ips text[]
)
language plpgsql set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
begin
  select m.id, m.account, m.type, m.status, m.password_hash, m.must_change_password, m.initial_password_until,
    m.last_login_at, m.payment_password_hash is not null, coalesce(m.password_changed_at, m.registered_at)
  into member_id, account, type, status, password_hash, must_change_password, initial_password_until,
    last_login_at, has_payment_password, password_changed_at
  from unnest(p_names) with ordinality wanted (name, place)
  join members m on lower(m.account) = wanted.name
  order by wanted.place
  limit 1;
  select f.is_trusted, f.has_authenticator, f.has_passkey, f.has_recovery_code, f.has_mobile, f.has_email,
    f.has_bank_name, f.entry_ips
  into is_trusted, has_authenticator, has_passkey, has_recovery_code, has_mobile, has_email, has_bank_name, entry_ips
  from second_step_facts(member_id, p_now, p_device_hash) f;
  try_key := case when is_trusted then 'login:trusted:' || member_id else p_key end;
  select t.failure_count, t.locked_until into failure_count, locked_until
  from take_attempt(try_key, p_tries_max, p_now, p_window_start, p_locked_until) t;
end
$$;

-- A session of its own. The ones used longest ago make room, and their open pages are told.
create function open_session(
  p_id text, p_member_id text, p_token_hash bytea, p_now timestamptz, p_expires_at timestamptz, p_ip text,
  p_user_agent text, p_password_due boolean,
  p_count_max integer -- sessions of the member with this one
) returns void
language plpgsql set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
declare
  v_ended_id text;
begin
  for v_ended_id in
    update sessions set ended_at = p_now, end_reason = 'ended'
    where id in (
      select s.id from sessions s where s.member_id = p_member_id and s.ended_at is null
      order by s.last_seen_at desc, s.id desc offset p_count_max - 1)
    and ended_at is null
    returning id
  loop
    perform pg_notify('fairground_live', json_build_object('memberId', p_member_id, 'sessionId', v_ended_id,
      'type', 'session.ended', 'value', json_build_object('reason', 'ended'))::text);
  end loop;
  insert into sessions
    (id, member_id, token_hash, ip, user_agent, created_at, last_seen_at, expires_at, password_due)
  values (p_id, p_member_id, p_token_hash, p_ip, p_user_agent, p_now, p_now, p_expires_at, p_password_due);
end
$$;

-- Lets a member in: the page's old session ends, a new one begins, history and audit have a row. False, and nothing is
-- done, where the account is no longer what the password was compared for.
create function enter_member(
  p_member_id text, p_now timestamptz, p_ip text, p_user_agent text, p_request_id text,
  p_session_id text, p_token_hash bytea, p_expires_at timestamptz, p_password_due boolean, p_session_count_max integer,
  p_old_token_hash bytea, -- of the page that logs in anew; null: of none
  p_history_id text, -- null: nothing that points to a person is kept
  p_audit_id text,
  p_password_hash text, -- the one that the password fitted; null: the member's row is locked and was looked at
  p_trusted_hash bytea, -- of the browser's trust, where it stood for the second step
  p_try_key text -- tries that are forgotten; null: none
) returns boolean
language plpgsql set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
begin
  update members m set last_login_at = p_now, last_login_ip = p_ip
  where m.id = p_member_id
    and (p_password_hash is null or m.password_hash = p_password_hash and m.status = 'active')
    and (p_trusted_hash is null or exists (
      select from trusted_devices d where d.member_id = p_member_id and d.token_hash = p_trusted_hash));
  if not found then
    return false;
  end if;
  update sessions set ended_at = p_now, end_reason = 'logout' where token_hash = p_old_token_hash and ended_at is null;
  perform open_session(p_session_id, p_member_id, p_token_hash, p_now, p_expires_at, p_ip, p_user_agent,
    p_password_due, p_session_count_max);
  if p_history_id is not null then
    insert into login_history (id, member_id, at, outcome, ip, user_agent)
    values (p_history_id, p_member_id, p_now, 'entered', p_ip, p_user_agent);
  end if;
  insert into audit_log (id, actor_kind, actor_id, action, subject, detail, ip, request_id)
  values (p_audit_id, 'member', p_member_id, 'member.logged-in', p_member_id, '{}', p_ip, p_request_id);
  delete from attempts where key = p_try_key;
  return true;
end
$$;
