-- Vendors that speak a protocol of their own to the same wallet.
alter table vendors
  add column dialect text not null default 'psw' check (dialect in ('psw', 'gcp', 'hub')),
  -- What a vendor's RSA signatures are proven with, where its dialect has them.
  add column public_key_pem text,
  add constraint vendors_dialect_key check ((dialect = 'hub') = (public_key_pem is not null));
