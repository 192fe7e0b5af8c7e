-- Sports of series are played by maps or sets. What football calls expected goals are chances then: of a map, or of a point on
-- one's own serve.
alter table sportsbook.shared_rounds
  add column sport text not null default 'football' check (sport in ('football', 'cs', 'moba', 'tennis')),
  add column best_of smallint check (best_of in (1, 3, 5)),
  -- The map or set that is played: rounds of both; games of both and who serves.
  add column part smallint[] not null default '{}' check (cardinality(part) <= 3),
  add constraint shared_rounds_series check ((sport = 'football') = (best_of is null)),
  drop constraint shared_rounds_check3,
  add constraint shared_rounds_over check (
    state not in ('ended', 'settled') or (ended_at is not null and (half_home is not null or sport <> 'football')));
grant update (part) on sportsbook.shared_rounds to fairground_sportsbook;

alter table sportsbook.match_events
  -- Of a series: where its map or set stood.
  add column part smallint[] not null default '{}' check (cardinality(part) <= 3),
  drop constraint match_events_kind_check,
  add constraint match_events_kind_check
    check (kind in ('kick-off', 'goal', 'half-time', 'second-half', 'full-time', 'round', 'part')),
  drop constraint match_events_check,
  add constraint match_events_side check ((kind in ('goal', 'round', 'part')) = (side is not null));
