-- Which country an address is in, as the operator's table says: ranges of single addresses that do not overlap.
create table address_regions (
  first inet primary key,
  last inet not null,
  country text not null check (country ~ '^[A-Z]{2}$'),
  check (first <= last and family(first) = family(last)),
  check (masklen(first) = case family(first) when 4 then 32 else 128 end and masklen(last) = masklen(first))
);
