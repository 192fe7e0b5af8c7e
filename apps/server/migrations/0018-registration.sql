-- Codes of the house with which people are invited. A closed one opens nothing any more, but stays known.
create table invitation_codes (
  code text primary key check (code ~ '^[A-Z0-9]{8,20}$'),
  note text not null,
  created_at timestamptz not null,
  created_by text not null,
  closed_at timestamptz
);

alter table members
  add column referral_code text check (referral_code ~ '^[A-Z0-9]{4,20}$'),
  add column recommender_id text references members (id),
  add column invitation_code text references invitation_codes (code),
  add column registered_method text;
-- 32 bits of chance more than any site has members; the unique index would tell.
update members set referral_code = upper(substr(replace(gen_random_uuid()::text, '-', ''), 1, 12)) where type <> 4;
create unique index members_referral_code_key on members (referral_code);
create index members_recommender on members (recommender_id) where recommender_id is not null;
create index members_invitation on members (invitation_code) where invitation_code is not null;

-- What a member said at the registration beside the account itself. Every value is sealed.
create table member_details (
  member_id text not null references members (id),
  field text not null check (field in (
    'email', 'mobileNum', 'birthday', 'idNumber', 'nationality', 'address', 'occupation', 'sourceOfIncome',
    'qqNum', 'line', 'whatsapp', 'facebook', 'wechat', 'telegram', 'zalo', 'referrer')),
  sealed text not null,
  -- Finds and compares a value that nobody can read here; only of what must be found or be unique.
  blind_index bytea,
  primary key (member_id, field),
  check (field <> 'mobileNum' or blind_index is not null)
);
create unique index member_details_mobile_key on member_details (blind_index) where field = 'mobileNum';

-- Terms are published, never changed: whoever accepted a version accepted these very words.
create table terms_versions (
  -- The last one published is in force.
  number integer generated always as identity unique,
  version text primary key check (version ~ '^[A-Za-z0-9][A-Za-z0-9._-]{0,31}$'),
  published_at timestamptz not null,
  published_by text not null
);
create table terms_texts (
  version text not null references terms_versions (version),
  language text not null,
  body text not null,
  primary key (version, language)
);
revoke update, delete, truncate on terms_versions, terms_texts from fairground_app;

insert into terms_versions (version, published_at, published_by) values ('1', now(), 'system');
insert into terms_texts (version, language, body) values
  ('1', 'vi', E'1. Ai được chơi. Bạn đã đủ tuổi mà trang này yêu cầu và pháp luật nơi bạn ở cho phép bạn chơi. Mỗi người có một tài khoản, đứng tên thật của mình và không cho người khác dùng.\n\n2. Tài khoản của bạn. Bạn giữ kín mật khẩu và mật khẩu thanh toán. Nếu thấy điều lạ, hãy báo ngay cho chăm sóc khách hàng; chúng tôi sẽ kết thúc mọi phiên đăng nhập.\n\n3. Tiền của bạn. Tiền nạp chỉ dùng để chơi. Tiền rút chỉ về tài khoản ngân hàng đứng tên bạn. Mọi khoản đều được ghi vào sổ kép và bạn xem lại được bất cứ lúc nào.\n\n4. Trò chơi. Kết quả của mỗi ván được khoá trước khi bạn đặt cược và bạn tự kiểm tra được sau ván. Tỷ lệ trả thưởng ghi trên trò chơi là tỷ lệ đã được chứng nhận. Ván bị gián đoạn được hoàn tất đúng như kết quả đã khoá.\n\n5. Chơi trong khả năng. Trò chơi là giải trí, không phải cách kiếm tiền. Bạn có thể yêu cầu nghỉ chơi hoặc đóng tài khoản bất cứ lúc nào; số dư của bạn vẫn rút được.\n\n6. Điều không được làm. Không gian lận, không dùng máy chơi thay, không thông đồng, không dùng tiền có nguồn gốc bất hợp pháp. Tài khoản vi phạm bị khoá và được xem xét; bạn được nghe lý do.\n\n7. Dữ liệu cá nhân. Chúng tôi chỉ hỏi điều cần cho tài khoản và cho pháp luật, lưu ở dạng mã hoá và không bán cho ai.\n\n8. Thay đổi. Khi điều khoản thay đổi, bản mới có số phiên bản mới. Bản bạn đã đồng ý được lưu cùng ngày giờ.'),
  ('1', 'en', E'1. Who may play. You have the age that this site asks for, and the law of the place where you live lets you play. Each person has one account, in their own true name, and lets nobody else use it.\n\n2. Your account. You keep your password and payment password to yourself. If something looks wrong, tell customer service at once; we end every session.\n\n3. Your money. Deposits are for playing only. Payouts go only to a bank account in your own name. Every movement is in a double-entry ledger that you can read at any time.\n\n4. The games. The outcome of each round is sealed before you bet, and you can check it afterwards. The return written on a game is the one it was certified with. A round that was cut short ends as it was sealed.\n\n5. Within your means. Play is entertainment, not a way to earn. You may ask for a pause or close your account at any time; your balance stays yours to withdraw.\n\n6. What is not allowed. No cheating, no machine that plays for you, no playing together against others, no money from unlawful sources. An account that breaks this is locked and looked into, and you hear the reason.\n\n7. Personal data. We ask only for what the account and the law need, keep it encrypted and sell it to nobody.\n\n8. Changes. When the terms change, the new text has a new version. The version you accepted is kept with its time.');
