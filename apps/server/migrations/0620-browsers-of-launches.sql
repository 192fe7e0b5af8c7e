-- Nobody plays against himself at a table for money: hash of the token by which the browser of a launch is known.
alter table launches add column browser bytea check (length(browser) = 32);
