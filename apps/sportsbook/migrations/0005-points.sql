-- Games of points: more of them are expected than of goals, and the period that is played is told by its number, the steps of
-- its clock and the score when it began.
alter table sportsbook.shared_rounds
  alter column lambda_home type numeric(8, 4),
  alter column lambda_away type numeric(8, 4),
  drop constraint shared_rounds_sport_check,
  add constraint shared_rounds_sport_check check (sport in ('football', 'cs', 'moba', 'tennis', 'basketball')),
  drop constraint shared_rounds_part_check,
  add constraint shared_rounds_part_check check (cardinality(part) <= 4),
  drop constraint shared_rounds_series,
  add constraint shared_rounds_series check ((sport in ('football', 'basketball')) = (best_of is null));
alter table sportsbook.match_events
  drop constraint match_events_part_check,
  add constraint match_events_part_check check (cardinality(part) <= 4),
  drop constraint match_events_kind_check,
  add constraint match_events_kind_check check (kind in
    ('kick-off', 'goal', 'half-time', 'second-half', 'full-time', 'round', 'part', 'points', 'period'));
alter table sportsbook.leagues alter column goals type numeric(10, 6);
