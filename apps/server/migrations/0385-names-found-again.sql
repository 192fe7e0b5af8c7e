-- Names are compared by their letters only from now on, with the vowel signs of every script: the job
-- `index-sealed-details` writes the keys anew by which they are found.
update members set payee_name_key = null where payee_name_key is not null;
