-- A version that every member is asked to agree to; a small correction holds without asking.
alter table terms_versions add column must_agree boolean not null default false;
update terms_versions set must_agree = true where number = (select min(number) from terms_versions);

-- Who agreed to which version, when and from where.
create table terms_acceptances (
  member_id text not null references members (id),
  version text not null references terms_versions (version),
  accepted_at timestamptz not null,
  ip text,
  primary key (member_id, version)
);
insert into terms_acceptances (member_id, version, accepted_at, ip)
  select id, terms_version, terms_accepted_at, registered_ip from members
  where terms_accepted_at is not null and terms_version in (select version from terms_versions);
revoke update, delete, truncate on terms_acceptances from fairground_app;
