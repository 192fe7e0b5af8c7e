-- The most that may be staked or lost; the newest row of each holds from its moment on, one without an amount lifts it.
-- `ticket`: stake of a ticket. `player`: stakes of a player in a draw. `number`: payouts less stakes of a number in a draw,
-- of every number of the play where none is named.
create table lottery.limits (
  limit_id bigint generated always as identity primary key,
  game_id text not null,
  currency text not null,
  kind text not null check (kind in ('ticket', 'player', 'number')),
  play text not null default '',
  number text not null default '',
  max_minor bigint check (max_minor > 0),
  set_at timestamptz not null,
  set_by text not null,
  -- Another person: their wish says so by who they are, and two may have one name.
  agreed_by text not null,
  check ((kind = 'number') = (play <> '')),
  check (kind = 'number' or number = '')
);
create index limits_newest on lottery.limits (game_id, currency, limit_id desc);
grant select, insert on lottery.limits to fairground_lottery;

-- What every number of a draw would pay if it came once, and what was staked on it.
create table lottery.liability (
  draw_id text collate "C" not null references lottery.shared_rounds,
  currency text not null,
  play text not null,
  number text not null,
  payout_minor bigint not null default 0 check (payout_minor >= 0),
  stake_minor bigint not null default 0 check (stake_minor >= 0),
  primary key (draw_id, currency, play, number)
);
grant select, insert on lottery.liability to fairground_lottery;
grant update (payout_minor, stake_minor) on lottery.liability to fairground_lottery;

-- What the line holds of its numbers: [{number, payout, stake}], amounts as text.
alter table lottery.lines add column held jsonb not null default '[]';

-- A ticket ends unplayed in several ways, some of them of every vendor: what it held is free in the same commit, whichever
-- it was. Rows are locked in the order in which sales lock them.
create function lottery.free_numbers() returns trigger language plpgsql set search_path = lottery as $$
begin
  with freed as (
    select n.draw_id, n.currency, l.play, h.number, sum(h.payout) as payout, sum(h.stake) as stake
    from after_end n
    join before_end o using (round_id)
    join lines l using (round_id)
    cross join lateral jsonb_to_recordset(l.held) as h (number text, payout bigint, stake bigint)
    where n.state in ('void', 'refused') and o.state not in ('void', 'refused')
    group by n.draw_id, n.currency, l.play, h.number
  ), held as (
    select b.draw_id, b.currency, b.play, b.number, f.payout, f.stake
    from liability b join freed f using (draw_id, currency, play, number)
    order by b.draw_id, b.currency, b.play collate "C", b.number collate "C"
    for update of b
  )
  update liability b set payout_minor = b.payout_minor - h.payout, stake_minor = b.stake_minor - h.stake
  from held h
  where (b.draw_id, b.currency, b.play, b.number) = (h.draw_id, h.currency, h.play, h.number);
  return null;
end $$;
create trigger rounds_free_numbers after update on lottery.rounds
  referencing old table as before_end new table as after_end
  for each statement execute function lottery.free_numbers();
