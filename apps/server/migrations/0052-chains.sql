-- Chains that show tampering: a link for every row of the audit log and every thousand transfers of a day of the ledger.
-- A link is keyed and holds the one before it, so that whoever can write to the database and has not the key cannot
-- make one that fits.
create table chain_keys (
  chain text primary key check (chain in ('audit', 'ledger')),
  key_sealed text not null
);
create table chain_links (
  chain text not null references chain_keys (chain),
  -- 1, 2, 3 … without gap.
  number bigint not null check (number > 0),
  -- What it stands for: an audit entry, or a block of transfers.
  item text not null,
  hash bytea not null check (length(hash) = 32),
  primary key (chain, number),
  unique (chain, item)
);
-- Up to which moment everything has its link: whatever comes to light later from before it was not there then.
create table chain_runs (
  chain text not null references chain_keys (chain),
  number bigint not null check (number > 0),
  until_at timestamptz not null,
  -- Number of the last link.
  links bigint not null,
  hash bytea not null check (length(hash) = 32),
  primary key (chain, number),
  unique (chain, until_at)
);
revoke delete, truncate on chain_keys from fairground_app;
revoke update, delete, truncate on chain_links, chain_runs from fairground_app;
