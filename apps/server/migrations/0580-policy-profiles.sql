-- Rules of protection by profile and key, each from a day on (decision 139). A later row of the same key follows an earlier
-- one; what is no known profile has the rules of STRICT.
create table jurisdiction_policy (
  profile text not null,
  key text not null,
  value jsonb not null,
  effective_on date not null,
  primary key (profile, key, effective_on)
);

insert into jurisdiction_policy (profile, key, value, effective_on)
select p.profile, v.key, v.value, '2026-01-01'
from (values
  ('VN-default', '{
    "ageMin": 18, "raiseWaitHours": 24, "reopenWaitHours": 24,
    "breakLengths": ["15m", "1h", "24h", "7d", "30d"], "exclusionLengths": ["6M", "1y", "5y", "forever"],
    "realityDefaultMinutes": null, "realityMayBeOff": true, "withdrawalMayBeCancelled": true,
    "identityBeforePlay": false, "identityWindowDays": 1, "depositsUnverified": null,
    "withdrawalsUnverified": {"VND": "60000000.00", "USD": "2000.00"},
    "withdrawalsLevelOne": {"VND": "1500000000.00", "USD": "50000.00"},
    "identityMonths": 60, "excludedAgain": "hold"
  }'::jsonb),
  -- Great Britain and Ontario, whichever asks for more.
  ('STRICT', '{
    "ageMin": 19, "raiseWaitHours": 24, "reopenWaitHours": 24,
    "breakLengths": ["15m", "24h", "7d", "30d", "2M", "3M"], "exclusionLengths": ["6M", "1y", "5y"],
    "realityDefaultMinutes": 60, "realityMayBeOff": false, "withdrawalMayBeCancelled": false,
    "identityBeforePlay": true, "identityWindowDays": 1, "depositsUnverified": {},
    "withdrawalsUnverified": {}, "withdrawalsLevelOne": {"VND": "60000000.00", "USD": "2000.00"},
    "identityMonths": 24, "excludedAgain": "refuse"
  }'::jsonb),
  ('MGA', '{
    "ageMin": 18, "raiseWaitHours": 24, "reopenWaitHours": 168,
    "breakLengths": ["15m", "24h", "7d", "30d"], "exclusionLengths": ["6M", "1y", "5y", "forever"],
    "realityDefaultMinutes": 60, "realityMayBeOff": true, "withdrawalMayBeCancelled": false,
    "identityBeforePlay": false, "identityWindowDays": 180,
    "depositsUnverified": {"VND": "60000000.00", "USD": "2000.00"},
    "withdrawalsUnverified": {"VND": "60000000.00", "USD": "2000.00"},
    "withdrawalsLevelOne": {"VND": "600000000.00", "USD": "20000.00"},
    "identityMonths": 36, "excludedAgain": "refuse"
  }'::jsonb)
) p (profile, rules)
cross join jsonb_each(p.rules) v;

-- Which profile the site follows: the last row. Without one it is VN-default.
create table site_policies (
  id bigint generated always as identity primary key,
  profile text not null,
  chosen_at timestamptz not null,
  chosen_by text not null
);
revoke update, delete, truncate on jurisdiction_policy, site_policies from fairground_app;
revoke insert on jurisdiction_policy from fairground_app;

-- A player who wants no reality check, where the rules let him go without.
alter table play_limits add column reality_declined_at timestamptz;

-- When play opens again after an exclusion; the wait is that of the rules at the time it was asked for.
alter table play_breaks add column reopens_at timestamptz;
update play_breaks set reopens_at = reopen_asked_at + interval '24 hours' where reopen_asked_at is not null;
alter table play_breaks add constraint play_breaks_reopen check ((reopen_asked_at is null) = (reopens_at is null));
