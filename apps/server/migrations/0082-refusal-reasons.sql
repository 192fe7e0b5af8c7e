-- Why withdrawals are refused, in every language of the site; staff choose one and may add words of their own.
create table refusal_reasons (
  id text primary key,
  position int not null,
  -- By language.
  texts jsonb not null,
  -- What was taken off the list keeps its row: refusals name it.
  removed_at timestamptz,
  -- Given by the platform itself, and never taken off.
  is_built_in boolean not null default false
);
revoke delete, truncate on refusal_reasons from fairground_app;
insert into refusal_reasons (id, position, texts, is_built_in) values
  ('rsn_no_answer', 0, '{"vi": "Chúng tôi đã hỏi thêm và chưa nhận được câu trả lời trong thời hạn.", "en": "We asked for something more and had no answer in time."}', true);
insert into refusal_reasons (id, position, texts) values
  ('rsn_name', 1, '{"vi": "Tên chủ tài khoản nhận tiền không trùng với tên của bạn.", "en": "The name on the payout account is not your own."}'),
  ('rsn_turnover', 2, '{"vi": "Tiền nạp chưa đủ vòng cược để rút.", "en": "The deposits have not been played through far enough to be withdrawn."}'),
  ('rsn_bank', 3, '{"vi": "Ngân hàng không nhận tiền vào tài khoản này. Hãy thêm tài khoản khác rồi rút lại.", "en": "The bank does not take money for this account. Please add another one and ask again."}'),
  ('rsn_safety', 4, '{"vi": "Chúng tôi chưa chắc chính bạn gửi lệnh này. Hãy đổi mật khẩu rồi rút lại.", "en": "We are not sure that it was you who asked. Please change your password and ask again."}');

alter table withdrawals
  add column reason_id text references refusal_reasons (id),
  -- As the reason read at that time, by language.
  add column reason_texts jsonb,
  drop constraint withdrawals_check1,
  add constraint withdrawals_refused_has_reason
    check ((state = 'rejected') = (reason is not null or reason_texts is not null)),
  add constraint withdrawals_reason_has_texts check ((reason_id is null) = (reason_texts is null));
