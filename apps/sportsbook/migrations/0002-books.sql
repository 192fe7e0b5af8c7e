-- What bets with real money can cost the house, by match and currency. Whoever adds to a book holds its row: entries follow
-- each other without gaps, and every process works the same book out of them.
create table sportsbook.books (
  match_id text collate "C" not null references sportsbook.shared_rounds,
  currency text not null,
  entries integer not null default 0,
  primary key (match_id, currency)
);
create table sportsbook.book_entries (
  match_id text collate "C" not null,
  currency text not null,
  entry_no integer not null check (entry_no > 0),
  round_id text collate "C" not null references sportsbook.rounds,
  leg smallint not null,
  -- -1 takes back what a bet had added that was not taken, was ended for its worth, or was taken at another price.
  sign smallint not null check (sign in (1, -1)),
  stake_minor bigint not null check (stake_minor > 0),
  price_x100 integer not null,
  -- What one unit on the other legs was expected to return, as a fraction; null for a single.
  others text,
  primary key (match_id, currency, entry_no),
  foreign key (match_id, currency) references sportsbook.books
);
create index book_entries_of_bet on sportsbook.book_entries (round_id);
grant select, insert on sportsbook.books, sportsbook.book_entries to fairground_sportsbook;
grant update (entries) on sportsbook.books to fairground_sportsbook;

create function sportsbook.take_back_entries() returns trigger language plpgsql as $$
declare
  entry record;
  next_no integer;
begin
  for entry in
    select distinct on (match_id, leg) match_id, currency, leg, stake_minor, price_x100, others
    from sportsbook.book_entries
    where round_id = new.round_id and sign = 1 order by match_id, leg, entry_no desc
  loop
    update sportsbook.books set entries = entries + 1
    where match_id = entry.match_id and currency = entry.currency returning entries into next_no;
    insert into sportsbook.book_entries (match_id, currency, entry_no, round_id, leg, sign, stake_minor, price_x100, others)
    values (entry.match_id, entry.currency, next_no, new.round_id, entry.leg, -1, entry.stake_minor, entry.price_x100,
      entry.others);
  end loop;
  return null;
end $$;
-- Some of these ends are of the kit, which knows nothing of books.
create trigger rounds_take_back after update of state on sportsbook.rounds
  for each row when ((new.state in ('void', 'refused') or new.is_cashed_out) and old.state in ('betting', 'presenting'))
  execute function sportsbook.take_back_entries();
