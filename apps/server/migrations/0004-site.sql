-- Banners (B) and headlines (H) of the portal, written once per language.
create table announcements (
  id text primary key,
  type text not null check (type in ('B', 'H')),
  group_name text check (group_name in ('w_login', 'w_register', 'w_home', 'w_forget')),
  image_url text,
  url text not null default '',
  linkage_type text not null default 'none' check (linkage_type in ('none', 'url', 'page', 'promo', 'game')),
  sort integer not null default 0,
  published_at timestamptz not null,
  retired_at timestamptz,
  check ((type = 'B') = (group_name is not null)),
  check ((type = 'B') = (image_url is not null))
);
create index announcements_shown on announcements (type, group_name, sort, id);

create table announcement_texts (
  announcement_id text not null references announcements (id) on delete cascade,
  language text not null,
  title text not null,
  body text not null,
  primary key (announcement_id, language)
);

-- What a new site shows until its operator writes something of their own.
insert into announcements (id, type, group_name, image_url, url, linkage_type, sort, published_at) values
  ('ann_home_welcome', 'B', 'w_home', 'scene-night', '/rng', 'page', 1, now()),
  ('ann_home_proof', 'B', 'w_home', 'scene-night', '', 'none', 2, now()),
  ('ann_login', 'B', 'w_login', 'scene-night', '', 'none', 1, now()),
  ('ann_register', 'B', 'w_register', 'scene-night', '', 'none', 1, now()),
  ('ann_head_proof', 'H', null, null, '', 'none', 1, now()),
  ('ann_head_return', 'H', null, null, '', 'none', 2, now()),
  ('ann_head_adults', 'H', null, null, '', 'none', 3, now());

insert into announcement_texts (announcement_id, language, title, body) values
  ('ann_home_welcome', 'vi', 'Mùa hội mở màn, mời bạn vào chơi', 'Chơi thử không cần tài khoản. Mỗi ván đều có thể tự kiểm chứng.'),
  ('ann_home_welcome', 'en', 'The fair is open, come in and play', 'Try without an account. Every round can be checked by you.'),
  ('ann_home_proof', 'vi', 'Kết quả được khoá trước khi bạn đặt cược', 'Mở mã sau ván chơi và tự tính lại, ngay trong trình duyệt.'),
  ('ann_home_proof', 'en', 'The outcome is sealed before you bet', 'Open the seed afterwards and compute it again, right in your browser.'),
  ('ann_login', 'vi', 'Mừng bạn trở lại', 'Đèn sáng, luật rõ, tiền về đúng hẹn.'),
  ('ann_login', 'en', 'Welcome back', 'Bright lights, clear rules, money on time.'),
  ('ann_register', 'vi', 'Hội chợ trò chơi của bạn', 'Tạo tài khoản trong một phút. Chỉ dành cho người từ 18 tuổi.'),
  ('ann_register', 'en', 'Your own fairground', 'An account takes one minute. For people of 18 and over.'),
  ('ann_head_proof', 'vi', 'Tự kiểm chứng từng ván', 'Mỗi ván có mã máy chủ được khoá trước. Sau ván, bạn có thể tự tính lại kết quả.'),
  ('ann_head_proof', 'en', 'Check every round yourself', 'Each round has a server seed that is sealed first. Afterwards you can compute the outcome again.'),
  ('ann_head_return', 'vi', 'Tỷ lệ trả thưởng ghi ngay trên trò chơi', 'Con số RTP trên mỗi trò chơi là con số đã được chứng nhận cho đúng phiên bản đang chạy.'),
  ('ann_head_return', 'en', 'The return is written on the game', 'The RTP shown on a game is the one certified for the version that runs.'),
  ('ann_head_adults', 'vi', 'Chỉ dành cho người từ 18 tuổi', 'Hãy chơi trong khả năng của bạn và dừng lại khi không còn vui.'),
  ('ann_head_adults', 'en', 'For people of 18 and over only', 'Play within your means and stop when it is no longer fun.');
