-- Topics and questions of the help centre are contents too, so that staff write them as they write pages.
alter table contents
  drop constraint contents_type_check,
  drop constraint contents_page_check,
  add column parent_id text references contents (id) check (parent_id <> id),
  add constraint contents_type_check check (
    type in (
      'B', 'PL', 'PU', 'PR', 'H',
      'guide', 'blog', 'news', 'about', 'privacy', 'responsible', 'iosGuide', 'join', 'help'
    )
  ),
  add constraint contents_page_check check ((slug is null) = (type in ('B', 'PL', 'PU', 'PR', 'H'))),
  add constraint contents_parent_check check (parent_id is null or type = 'help');

insert into contents (id, type, slug, parent_id, sort, published_at)
  select id, 'help', anchor, parent_id, position, now() from help_articles;
-- They were plain text with a blank line between paragraphs.
insert into content_texts (content_id, language, title, body)
  select article_id, language, title, '<p>' || replace(
    replace(replace(replace(content, '&', '&amp;'), '<', '&lt;'), '>', '&gt;'), E'\n\n', '</p><p>'
  ) || '</p>' from help_texts;
drop table help_texts, help_articles;
