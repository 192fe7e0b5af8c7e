-- The studio opens the tables of the house itself, with the limits of their tier. What stands it does not change.
grant insert on studio.table_limits to fairground_studio;
