-- The key of the built picture, by which the art manifest knows it.
update announcements set image_url = 'scene-wide/night' where image_url = 'scene-night';
