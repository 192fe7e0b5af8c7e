-- The log-in window greets as the rest of the house does (decision 074); an operator's own words stay.
update content_texts set title = 'Chào mừng bạn trở lại'
where content_id = 'ann_login' and language = 'vi' and title = 'Mừng bạn trở lại'
  and body = 'Đèn sáng, luật rõ, tiền về đúng hẹn.';
