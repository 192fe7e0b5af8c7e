-- A session that is used without a pause ends by its age.
create index sessions_expiry_open on sessions (expires_at) where ended_at is null;
