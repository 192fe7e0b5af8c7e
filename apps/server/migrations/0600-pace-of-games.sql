-- How fast the games of one player may be played, and what may not be offered there.
insert into jurisdiction_policy (profile, key, value, effective_on)
select p.profile, v.key, v.value, '2026-01-01'
from (values
  ('VN-default', '{"slotMsMin": null, "gameMsMin": null, "autoplayAllowed": true, "turboAllowed": true}'::jsonb),
  -- Great Britain: technical standards 8 and 14.
  ('STRICT', '{"slotMsMin": 2500, "gameMsMin": 5000, "autoplayAllowed": false, "turboAllowed": false}'::jsonb),
  ('MGA', '{"slotMsMin": null, "gameMsMin": null, "autoplayAllowed": true, "turboAllowed": true}'::jsonb)
) p (profile, rules)
cross join jsonb_each(p.rules) v;
