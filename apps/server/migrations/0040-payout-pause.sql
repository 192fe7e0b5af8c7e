-- Until then a member asks for no payout: the password or something else that guards the account was replaced.
alter table members add column payout_paused_until timestamptz;

-- What stands beside the forgotten password until the operator writes something of their own.
insert into announcements (id, type, group_name, image_url, url, linkage_type, sort, published_at) values
  ('ann_forget', 'B', 'w_forget', 'scene-wide/night', '', 'none', 1, now());
insert into announcement_texts (announcement_id, language, title, body) values
  ('ann_forget', 'vi', 'Quên mật khẩu, không sao cả', 'Một mã hoặc một liên kết, và bạn lại vào chơi. Sau đó tiền được giữ yên 24 giờ, phòng khi không phải bạn.'),
  ('ann_forget', 'en', 'A forgotten password is no trouble', 'A code or a link lets you in again. Your money then rests for 24 hours, in case it was not you.');
