-- Wrong log-ins, idle sessions, stakes of slots by age, turnover of gifts, and how often limits are to be looked at again.
insert into jurisdiction_policy (profile, key, value, effective_on)
select p.profile, v.key, v.value, '2026-01-01'
from (values
  ('VN-default', '{
    "loginTriesMax": 5, "idleMinutes": 30,
    "slotStakeMax": null, "slotStakeMaxYoung": null, "youngBelowAge": 25,
    "giftTurnoverPercentMax": null, "limitReviewMonths": 6
  }'::jsonb),
  -- Pennsylvania and New Jersey for log-ins; Great Britain for stakes (GBP 5 and 2) and turnover (ten times).
  ('STRICT', '{
    "loginTriesMax": 3, "idleMinutes": 15,
    "slotStakeMax": {"VND": "165000.00", "USD": "6.50"}, "slotStakeMaxYoung": {"VND": "66000.00", "USD": "2.60"},
    "youngBelowAge": 25, "giftTurnoverPercentMax": 1000, "limitReviewMonths": 6
  }'::jsonb),
  ('MGA', '{
    "loginTriesMax": 5, "idleMinutes": 30,
    "slotStakeMax": null, "slotStakeMaxYoung": null, "youngBelowAge": 25,
    "giftTurnoverPercentMax": null, "limitReviewMonths": 6
  }'::jsonb)
) p (profile, rules)
cross join jsonb_each(p.rules) v;
