-- The picture of each round: a file of the studio, or where the operator's media server has it. A row that says `writing`
-- and has not been written to for a while is of a writer that was killed.
create table studio.recordings (
  recording_id text collate "C" primary key,
  shared_round_id text collate "C" not null references studio.shared_rounds,
  table_id text not null references studio.tables,
  state text not null check (state in ('writing', 'whole', 'broken', 'removed', 'outside')),
  file text check (file ~ '^[A-Za-z0-9_-]+[.]webm$'),
  pattern text,
  from_at timestamptz not null,
  to_at timestamptz,
  written_at timestamptz not null,
  bytes bigint check (bytes >= 0),
  sha256 text check (sha256 ~ '^[0-9a-f]{64}$'),
  check ((pattern is not null) = (state = 'outside')),
  check ((file is null) = (state = 'outside')),
  check (state <> 'whole' or (to_at is not null and bytes is not null and sha256 is not null))
);
create index recordings_of_round on studio.recordings (shared_round_id, recording_id);
create unique index recordings_outside on studio.recordings (shared_round_id, pattern) where state = 'outside';
create index recordings_kept on studio.recordings (recording_id) where state in ('writing', 'whole', 'broken');
grant select, insert on studio.recordings to fairground_studio;
grant update (state, to_at, written_at, bytes, sha256) on studio.recordings to fairground_studio;
