-- What a game is found by, apart from the rest of it: a name with many near misses is looked up in rows of a hundred bytes
-- and not of a thousand. Kept by the database alone.
create table game_names (
  node_id text primary key references games on delete cascade,
  -- Begins with a space, so that the beginning of a word can be asked for.
  searched text not null,
  game_type text not null,
  brand_code text not null,
  sort integer not null,
  -- Whether visitors may see it: it is offered, its vendor has it, and its brand is not hidden.
  is_shown boolean not null
);

create function keep_game_name() returns trigger language plpgsql as $$
begin
  insert into game_names (node_id, searched, game_type, brand_code, sort, is_shown)
  values (new.node_id, ' ' || new.search_text || ' ' || new.own_search_text, new.game_type, new.brand_code, new.sort,
    new.is_enabled and new.vendor_status <> 'retired'
      and (select b.is_enabled from brands b where b.code = new.brand_code))
  on conflict (node_id) do update set searched = excluded.searched, game_type = excluded.game_type,
    brand_code = excluded.brand_code, sort = excluded.sort, is_shown = excluded.is_shown;
  return null;
end
$$;

insert into game_names (node_id, searched, game_type, brand_code, sort, is_shown)
select g.node_id, g.searched, g.game_type, g.brand_code, g.sort,
  g.is_enabled and g.vendor_status <> 'retired' and b.is_enabled
from games g join brands b on b.code = g.brand_code;

create trigger games_named after insert on games for each row execute function keep_game_name();
create trigger games_renamed
  after update of search_text, own_search_text, game_type, brand_code, sort, is_enabled, vendor_status on games
  for each row
  when ((old.search_text, old.own_search_text, old.game_type, old.brand_code, old.sort, old.is_enabled, old.vendor_status)
    is distinct from
    (new.search_text, new.own_search_text, new.game_type, new.brand_code, new.sort, new.is_enabled, new.vendor_status))
  execute function keep_game_name();

create function keep_names_of_brand() returns trigger language plpgsql as $$
begin
  update game_names n set is_shown = new.is_enabled and g.is_enabled and g.vendor_status <> 'retired'
  from games g where g.node_id = n.node_id and g.brand_code = new.code;
  return null;
end
$$;

create trigger brands_shown after update of is_enabled on brands for each row
  when (old.is_enabled is distinct from new.is_enabled) execute function keep_names_of_brand();

create index game_names_search on game_names using gin (searched gin_trgm_ops);
-- A common name is met in the order of the list without a look at the rows themselves.
create index game_names_in_order on game_names (sort, node_id) include (searched, game_type, brand_code) where is_shown;

drop index games_of_all_types;
create index games_of_all_types on games (sort, node_id) where is_enabled and vendor_status <> 'retired';
drop index games_search;
alter table games drop column searched;
