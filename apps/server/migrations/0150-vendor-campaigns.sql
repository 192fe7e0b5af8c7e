-- Campaigns are paused and ended by hand. Only an open one pays prizes; an ended one never opens again.
alter table vendor_campaigns
  add column state text not null default 'open' check (state in ('open', 'paused', 'ended'));
