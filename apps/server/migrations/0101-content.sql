-- Notices (PL), popups (PU) and promotions (PR) beside banners and headlines; written, published and retired by staff.
alter table announcements
  drop constraint announcements_type_check,
  add constraint announcements_type_check check (type in ('B', 'PL', 'PU', 'PR', 'H')),
  add column state text not null default 'published' check (state in ('draft', 'published', 'retired')),
  add column audience text not null default 'all' check (audience in ('all', 'visitors', 'members')),
  -- A popup: to visitors (B), to whoever is signed in (A), or in the first session of an account (F).
  add column execution text check (execution in ('A', 'B', 'F')),
  add column promotion_type text check (promotion_type <> ''),
  add column revision integer not null default 1,
  add column changed_by text references operators (id),
  add column changed_at timestamptz not null default now(),
  add constraint announcements_popup_check check ((type = 'PU') = (execution is not null)),
  add constraint announcements_news_check check (promotion_type is null or type in ('H', 'PR')),
  add constraint announcements_notice_check check (type <> 'PL' or audience = 'members'),
  add constraint announcements_times_check check (retired_at is null or retired_at > published_at);
drop index announcements_shown;
create index announcements_shown on announcements (type, group_name, sort, id) where state = 'published';
create index announcements_listed on announcements (type, sort, id);

-- What a new site tells its players.
insert into announcements (id, type, sort, published_at, audience) values
  ('ann_note_limits', 'PL', 1, now(), 'members'),
  ('ann_note_check', 'PL', 2, now(), 'members');
insert into announcement_texts (announcement_id, language, title, body) values
  ('ann_note_limits', 'vi', 'Giữ mật khẩu và mã cho riêng bạn', '<p>Nhân viên của chúng tôi <strong>không bao giờ</strong> hỏi mật khẩu, mật khẩu rút tiền hay mã xác minh của bạn.</p><p>Ai hỏi những điều đó không phải là người của chúng tôi. Bạn có thể bật bước xác minh thứ hai ở trang <a href="/member/securityCenter" rel="noopener noreferrer">Bảo mật</a>.</p>'),
  ('ann_note_limits', 'en', 'Keep your password and codes to yourself', '<p>Our staff <strong>never</strong> ask for your password, your payment password or a code.</p><p>Whoever asks is not one of us. You can switch on a second step on the page <a href="/member/securityCenter" rel="noopener noreferrer">Security</a>.</p>'),
  ('ann_note_check', 'vi', 'Tự kiểm tra kết quả từng ván', '<p>Mở một ván trong <a href="/member/personalHistoryCopy" rel="noopener noreferrer">lịch sử cược</a> để xem mã đã khoá trước, rồi tính lại kết quả ở trang <a href="/fairness" rel="noopener noreferrer">Kiểm chứng</a>.</p>'),
  ('ann_note_check', 'en', 'Check the outcome of any round', '<p>Open a round in your <a href="/member/personalHistoryCopy" rel="noopener noreferrer">betting record</a> to see the seed that was sealed before it, and compute the outcome again on the page <a href="/fairness" rel="noopener noreferrer">Check every round</a>.</p>');
