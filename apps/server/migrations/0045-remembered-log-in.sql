-- Browsers that log a member in for a day without the password. Of what the browser holds, `selector.validator`, only a
-- hash of the second part is here. Every use makes a new one; who brings an older one is a thief, or was robbed.
create table remembered_logins (
  selector bytea primary key check (length(selector) = 16),
  member_id text not null references members (id),
  validator_hash bytea not null check (length(validator_hash) = 32),
  -- The one before, good for a moment: two tabs may ask at once.
  previous_hash bytea check (length(previous_hash) = 32),
  used_at timestamptz not null,
  expires_at timestamptz not null
);
create index remembered_logins_of_member on remembered_logins (member_id);
create index remembered_logins_expiry on remembered_logins (expires_at);

-- Which remembered log-in a session belongs to, and whether its password was ever shown.
alter table sessions add column remembered_by bytea check (length(remembered_by) = 16);
alter table sessions add column low_trust boolean not null default false;
create index sessions_remembered_open on sessions (remembered_by) where ended_at is null and remembered_by is not null;

-- The session in which an account is in for the first time; what welcomes newcomers asks for it.
alter table sessions add column is_first boolean not null default false;

-- In the order in which they make room: no plan made while the table is small reads it whole when it has grown.
drop index sessions_member_open;
create index sessions_member_open on sessions (member_id, last_seen_at desc, id desc) where ended_at is null;

-- What a log-in that waits for its second step is to become.
alter table login_tickets add column remember boolean not null default false;
alter table login_tickets add column remembered_by bytea check (length(remembered_by) = 16);

drop function open_session;
create function open_session(
  p_id text, p_member_id text, p_token_hash bytea, p_now timestamptz, p_expires_at timestamptz, p_ip text,
  p_user_agent text, p_password_due boolean,
  p_count_max integer, -- sessions of the member with this one
  p_remembered_by bytea, p_low_trust boolean, p_is_first boolean
) returns void
language plpgsql set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
declare
  v_ended_id text;
begin
  for v_ended_id in
    select s.id from sessions s where s.member_id = p_member_id and s.ended_at is null
    order by s.last_seen_at desc, s.id desc offset p_count_max - 1
  loop
    update sessions set ended_at = p_now, end_reason = 'ended' where id = v_ended_id and ended_at is null;
    if found then
      perform pg_notify('fairground_live', json_build_object('memberId', p_member_id, 'sessionId', v_ended_id,
        'type', 'session.ended', 'value', json_build_object('reason', 'ended'))::text);
    end if;
  end loop;
  insert into sessions (id, member_id, token_hash, ip, user_agent, created_at, last_seen_at, expires_at, password_due,
    remembered_by, low_trust, is_first)
  values (p_id, p_member_id, p_token_hash, p_ip, p_user_agent, p_now, p_now, p_expires_at, p_password_due,
    p_remembered_by, p_low_trust, p_is_first);
end
$$;

drop function enter_member;
create function enter_member(
  p_member_id text, p_now timestamptz, p_ip text, p_user_agent text, p_request_id text,
  p_session_id text, p_token_hash bytea, p_expires_at timestamptz, p_password_due boolean, p_session_count_max integer,
  p_old_token_hash bytea, -- of the page that logs in anew; null: of none
  p_history_id text, -- null: nothing that points to a person is kept
  p_audit_id text,
  p_password_hash text, -- the one that the password fitted; null: the member's row is locked and was looked at
  p_trusted_hash bytea, -- of the browser's trust, where it stood for the second step
  p_try_key text, -- tries that are forgotten; null: none
  p_remembered_by bytea, p_low_trust boolean, p_is_first boolean
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
    p_password_due, p_session_count_max, p_remembered_by, p_low_trust, p_is_first);
  if p_history_id is not null then
    insert into login_history (id, member_id, at, outcome, ip, user_agent)
    values (p_history_id, p_member_id, p_now, 'entered', p_ip, p_user_agent);
  end if;
  insert into audit_log (id, actor_kind, actor_id, action, subject, detail, ip, request_id)
  values (p_audit_id, 'member', p_member_id, 'member.logged-in', p_member_id,
    case when p_low_trust then '{"remembered": true}' else '{}' end::jsonb, p_ip, p_request_id);
  delete from attempts where key = p_try_key;
  return true;
end
$$;
