-- Checks of who a player is (decision 139). What stands on the paper is sealed; the number is found by a blind index.
create table identity_checks (
  id text primary key,
  member_id text not null references members (id),
  level smallint not null check (level in (1, 2)),
  source text not null check (source in ('documents', 'provider')),
  document text check (document in ('id-card', 'passport', 'driving-licence', 'residence-permit', 'address-proof', 'income-proof')),
  country text,
  -- {fullName, birthday, idNumber}, as JSON.
  details_sealed text,
  id_number_key bytea,
  document_expires_on date,
  -- Of a provider: its own number of the check.
  provider_ref text unique,
  state text not null check (state in ('pending', 'approved', 'rejected')),
  asked_at timestamptz not null,
  decided_at timestamptz,
  decided_by text,
  reason text,
  note text,
  -- The last day on which an approved one holds.
  valid_until date,
  check ((state = 'pending') = (decided_at is null)),
  check ((state = 'approved') = (valid_until is not null)),
  check ((state = 'rejected') = (reason is not null)),
  check (source = 'provider' or document is not null)
);
create unique index identity_checks_pending on identity_checks (member_id) where state = 'pending';
create index identity_checks_of_member on identity_checks (member_id, asked_at desc);
create index identity_checks_queue on identity_checks (state, asked_at);
create index identity_checks_number on identity_checks (id_number_key) where id_number_key is not null;
revoke delete, truncate on identity_checks from fairground_app;

alter table uploads drop constraint uploads_purpose_check;
alter table uploads add constraint uploads_purpose_check
  check (purpose in ('deposit', 'withdrawal', 'activity', 'kyc'));

-- What staff must look at about a person: another account, or an entry of a list, that may be the same one.
create table person_cases (
  id text primary key,
  kind text not null check (kind in ('duplicate', 'screening')),
  member_id text not null references members (id),
  -- The other member, or list and number of the entry.
  other text not null,
  other_name text not null,
  traits text[] not null,
  -- Nothing is played and paid in until it is decided; of a screening nothing is paid out either.
  is_held boolean not null,
  state text not null default 'open' check (state in ('open', 'confirmed', 'dismissed')),
  opened_at timestamptz not null,
  decided_at timestamptz,
  decided_by text,
  note text,
  unique (kind, member_id, other),
  check ((state = 'open') = (decided_at is null))
);
create index person_cases_queue on person_cases (state, opened_at);
create index person_cases_holding on person_cases (member_id) where is_held and state <> 'dismissed';
revoke delete, truncate on person_cases from fairground_app;

-- Lists of people with whom nobody may do business, as the operator imported them last.
create table screening_lists (
  list text primary key check (list in ('ofac', 'un', 'eu')),
  dated date not null,
  imported_at timestamptz not null,
  entry_count int not null
);
create table screening_names (
  list text not null references screening_lists (list),
  entry_id text not null,
  name text not null,
  -- The words of the name in plain letters, in order of the alphabet.
  name_key text not null,
  -- Years of birth, where the list knows some.
  birth_years int[] not null
);
create index screening_names_key on screening_names (name_key);

-- Blind indexes of the names under which a member is screened, and the year of birth where it is known.
create table screened_people (
  member_id text not null references members (id),
  name_key bytea not null,
  birth_year int,
  primary key (member_id, name_key)
);
create index screened_people_key on screened_people (name_key);

-- Whether a member has excluded himself and may not play now.
create function is_excluded(p_member_id text, p_now timestamptz) returns boolean language sql stable as $$
  select coalesce((
    select b.kind = 'exclusion' and (b.reopens_at is null or b.reopens_at > p_now)
    from play_breaks b where b.member_id = p_member_id order by b.began_at desc, b.id desc limit 1), false)
$$;

-- Who is alike in what a newcomer says of himself; nulls are nobody's.
create function people_said(p_mobile bytea, p_email bytea, p_id_number bytea, p_device bytea, p_now timestamptz)
returns table (member_id text, account text, traits text[], is_excluded boolean)
language sql stable as $$
  select m.id, m.account, array_agg(distinct f.trait), is_excluded(m.id, p_now)
  from (
    select n.member_id, 'phone' as trait from member_phones n where n.phone_key = p_mobile
    union all select d.member_id, 'email' from member_details d where d.field = 'email' and d.blind_index = p_email
    union all select o.id, 'email' from members o where o.email_key = p_email
    union all select d.member_id, 'idNumber' from member_details d where d.field = 'idNumber' and d.blind_index = p_id_number
    union all select c.member_id, 'idNumber' from identity_checks c where c.id_number_key = p_id_number and c.state <> 'rejected'
    union all select t.member_id, 'device' from trusted_devices t where t.token_hash = p_device
  ) f
  join members m on m.id = f.member_id
  group by m.id, m.account
$$;

-- Who is alike a member, other than by an address, which a carrier gives to many.
create function people_alike(p_member_id text, p_now timestamptz)
returns table (member_id text, account text, traits text[], is_excluded boolean)
language sql stable as $$
  with emails as (
    select d.blind_index as key from member_details d
    where d.member_id = p_member_id and d.field = 'email' and d.blind_index is not null
    union select m.email_key from members m where m.id = p_member_id and m.email_key is not null
  ), numbers as (
    select d.blind_index as key from member_details d
    where d.member_id = p_member_id and d.field = 'idNumber' and d.blind_index is not null
    union select c.id_number_key from identity_checks c where c.member_id = p_member_id and c.id_number_key is not null
  )
  select m.id, m.account, array_agg(distinct f.trait), is_excluded(m.id, p_now)
  from (
    select a.member_id, a.trait from members_alike(p_member_id) a where a.trait <> 'address'
    union all select d.member_id, 'email' from emails e join member_details d on d.field = 'email' and d.blind_index = e.key
    union all select o.id, 'email' from emails e join members o on o.email_key = e.key
    union all select d.member_id, 'idNumber' from numbers n join member_details d on d.field = 'idNumber' and d.blind_index = n.key
    union all select c.member_id, 'idNumber' from numbers n join identity_checks c on c.id_number_key = n.key and c.state <> 'rejected'
  ) f
  join members m on m.id = f.member_id
  where f.member_id <> p_member_id
  group by m.id, m.account
$$;

create index member_details_id_number on member_details (blind_index) where field = 'idNumber';
create index member_details_to_index on member_details (member_id) where field = 'idNumber' and blind_index is null;
