-- The console searches the log by action and by whoever acted.
create index audit_log_action on audit_log (action, at desc);
create index audit_log_actor on audit_log (actor_id, at desc);
