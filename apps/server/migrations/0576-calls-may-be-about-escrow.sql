-- What was added without a look at the rows that stood holds for them too; nobody waits while they are read.
alter table psw_transactions validate constraint psw_transactions_call_check;
