-- A common name is met in the order of the list without a look at the games themselves.
drop index games_of_all_types;
create index games_of_all_types on games (sort, node_id) include (searched, brand_code)
  where is_enabled and vendor_status <> 'retired';
