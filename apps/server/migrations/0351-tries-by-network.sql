-- Tries of a name are counted by the network that they come from: whether a name is locked anywhere is found by its beginning.
create index attempts_locked on attempts (key collate "C") where locked_until is not null;
