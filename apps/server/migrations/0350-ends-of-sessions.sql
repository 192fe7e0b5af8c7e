-- The same function as before. The old session of a page that logs in anew ends as every other does: what hangs on it is
-- told, and its live page closes, without a word because that page has its new session already.
create or replace function enter_member(
  p_member_id text, p_now timestamptz, p_ip text, p_user_agent text, p_request_id text,
  p_session_id text, p_token_hash bytea, p_expires_at timestamptz, p_password_due boolean, p_session_count_max integer,
  p_old_token_hash bytea, p_history_id text, p_audit_id text, p_password_hash text, p_trusted_hash bytea, p_try_key text,
  p_remembered_by bytea, p_low_trust boolean, p_is_first boolean
) returns boolean
language plpgsql set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
declare
  v_old record;
begin
  update members m set last_login_at = p_now, last_login_ip = p_ip
  where m.id = p_member_id
    and (p_password_hash is null or m.password_hash = p_password_hash and m.status = 'active')
    and (p_trusted_hash is null or exists (
      select from trusted_devices d where d.member_id = p_member_id and d.token_hash = p_trusted_hash));
  if not found then
    return false;
  end if;
  update sessions set ended_at = p_now, end_reason = 'logout' where token_hash = p_old_token_hash and ended_at is null
  returning id, member_id into v_old;
  if found then
    perform pg_notify('fairground_live', json_build_object('memberId', v_old.member_id, 'sessionId', v_old.id,
      'isQuiet', true, 'type', 'session.ended', 'value', json_build_object('reason', 'logout'))::text);
  end if;
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
