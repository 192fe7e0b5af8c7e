-- The account that the sandbox comes with gets a bank number that belongs to no bank, so that its code can be drawn.
update deposit_methods
set accounts = jsonb_set(accounts, '{0,bankBin}', '"999901"')
where id = 'dpm_bank_vnd' and accounts -> 0 ->> 'accountNo' = '1900123456789' and not accounts -> 0 ? 'bankBin';
