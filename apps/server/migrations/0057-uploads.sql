-- Images that prove something, drawn anew from what was sent: neither name nor anything else of the file is kept.
create table uploads (
  id text primary key,
  member_id text not null references members (id),
  purpose text not null check (purpose in ('deposit', 'withdrawal')),
  mime text not null check (mime = 'image/jpeg'),
  bytes bytea not null,
  -- Of the file as it came, for the quota and to know it again.
  received_bytes int not null check (received_bytes > 0),
  sha256 bytea not null check (length(sha256) = 32),
  -- 256 comparisons of neighbouring points: pictures that look the same differ in few.
  look bit(256) not null,
  created_at timestamptz not null,
  -- What it proves; without one it is removed after a day.
  subject text,
  attached_at timestamptz,
  -- What an image that looks the same was sent for before.
  alike_to text,
  check ((subject is null) = (attached_at is null))
);
create index uploads_of_member on uploads (member_id, created_at desc);
create index uploads_of_subject on uploads (subject, id) where subject is not null;
create index uploads_unattached on uploads (created_at) where subject is null;
create index uploads_attached on uploads (attached_at) where subject is not null;
create index uploads_same on uploads (sha256);
