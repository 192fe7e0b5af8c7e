-- A vendor may correct what it told of a draw: the newest correction is shown.
alter table lottery_draws add column corrected_at timestamptz;
create index lottery_draws_corrected on lottery_draws (corrected_at desc) where corrected_at is not null;
grant update (numbers, corrected_at) on lottery_draws to fairground_app;
