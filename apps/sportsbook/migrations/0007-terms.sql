-- What the desk has set for a league: percent on top of the margin of each market, and how much of its limit a match may cost.
alter table sportsbook.leagues
  add column margin_percent smallint not null default 0 check (margin_percent between 0 and 10),
  add column cap_percent smallint not null default 100 check (cap_percent between 10 and 100);
grant update (margin_percent, cap_percent) on sportsbook.leagues to fairground_sportsbook;
