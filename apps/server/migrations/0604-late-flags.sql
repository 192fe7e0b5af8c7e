-- When the alarm was raised for a flag that nobody had looked at in time; those that are late now are told with the next look.
alter table risk_flags add column late_told_at timestamptz;
grant update (late_told_at) on risk_flags to fairground_app;
