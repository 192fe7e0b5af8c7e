-- A member's own avatar, made anew from what was uploaded: nothing of the file itself is kept. One a member.
create table member_pictures (
  -- Not to be guessed: who has it sees the picture.
  id text primary key,
  member_id text not null unique references members (id),
  mime text not null check (mime = 'image/webp'),
  bytes bytea not null check (octet_length(bytes) between 1 and 262144),
  created_at timestamptz not null
);
