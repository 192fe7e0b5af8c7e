-- What a challenge asks of the machine that answers it: leading zero bits of a hash, none by default.
alter table challenges add column work_bits smallint not null default 0 check (work_bits between 0 and 32);

-- The wider networks around the one that asked, of IPv6 only: a /56 and a /48, as keyed hashes.
alter table codes add column address_56_key bytea;
alter table codes add column address_48_key bytea;
create index codes_address_56 on codes (address_56_key, created_at desc) where address_56_key is not null;
create index codes_address_48 on codes (address_48_key, created_at desc) where address_48_key is not null;

-- The code of a member's second step: a part of the day's budget is kept for those.
alter table messages add column is_second_step boolean not null default false;
