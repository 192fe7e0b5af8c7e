-- One word for one thing: seed, ván, mã băm (decision 074). Only words that are still those of the house; an operator's own stay.
update content_texts t set title = n.title, body = n.body
from (values
  ('ann_head_proof', 'Tự kiểm chứng từng ván', 'Tự kiểm chứng từng ván',
    'Mỗi ván có mã máy chủ được khoá trước. Sau ván, bạn có thể tự tính lại kết quả.',
    'Mỗi ván có seed máy chủ được khoá trước. Sau ván, bạn có thể tự tính lại kết quả.'),
  ('ann_home_proof', 'Kết quả được khoá trước khi bạn đặt cược', 'Kết quả được khoá trước khi bạn đặt cược',
    'Mở mã sau ván chơi và tự tính lại, ngay trong trình duyệt.',
    'Xem seed sau ván chơi và tự tính lại, ngay trong trình duyệt.'),
  ('help_rounds', 'Kiểm chứng', 'Kiểm chứng',
    '<p>Vì sao không ai sửa được kết quả, và bạn tự tính lại một vòng ra sao.</p>',
    '<p>Vì sao không ai sửa được kết quả, và bạn tự tính lại một ván ra sao.</p>'),
  ('help_round_sealed', 'Kết quả được khoá thế nào?', 'Kết quả được khoá thế nào?',
    '<p>Trước khi bạn cược, máy chủ bốc một mã bí mật và cho bạn xem dấu vân tay của nó. Mã ấy, mã của bạn và số thứ tự của vòng cùng sinh ra kết quả theo một công thức công khai. Số dư của bạn và các vòng trước không có phần.</p>',
    '<p>Trước khi bạn cược, máy chủ tạo một seed bí mật và cho bạn xem mã băm của nó. Seed máy chủ, seed của bạn và số thứ tự của ván cùng cho ra kết quả theo một công thức công khai. Số dư của bạn và các ván trước không ảnh hưởng gì.</p>'),
  ('help_round_check', 'Tôi kiểm tra một vòng ra sao?', 'Tôi kiểm tra một ván ra sao?',
    '<p>Trong trò chơi có mục “Kiểm tra công bằng”, mở “Lịch sử vòng”, chọn một vòng rồi bấm kiểm tra. Nếu mã máy chủ còn đang dùng, hãy đổi cặp mã: mã cũ được mở ra.</p><p>Trình duyệt của bạn tính lại vòng ấy, so với dấu vân tay, và cho tải bằng chứng.</p>',
    '<p>Trong trò chơi có mục “Kiểm tra công bằng”, mở “Lịch sử ván”, chọn một ván rồi bấm kiểm tra. Nếu seed máy chủ còn đang dùng, hãy đổi cặp seed: seed cũ sẽ được công bố.</p><p>Trình duyệt của bạn tính lại ván ấy, so với mã băm và cho tải bằng chứng.</p>'),
  ('help_round_rtp', 'RTP nghĩa là gì?', 'RTP nghĩa là gì?',
    '<p>Là phần tiền cược được trả lại, tính trung bình qua rất nhiều vòng. Nó không nói trước điều gì về vòng kế tiếp của bạn.</p>',
    '<p>Là phần tiền cược được trả lại, tính trung bình qua rất nhiều ván. Nó không nói trước điều gì về ván kế tiếp của bạn.</p>'),
  ('help_round_cut', 'Mất mạng giữa vòng thì sao?', 'Mất mạng giữa ván thì sao?',
    '<p>Kết quả đã khoá từ trước nên vẫn như vậy. Mở lại trò chơi để xem tiếp vòng ấy; tiền thắng được tính đúng như đã khoá.</p>',
    '<p>Kết quả đã khoá từ trước nên vẫn như vậy. Mở lại trò chơi để xem tiếp ván ấy; tiền thắng được tính đúng như đã khoá.</p>')
) as n (content_id, old_title, title, old_body, body)
where t.language = 'vi' and t.content_id = n.content_id and t.title = n.old_title and t.body = n.old_body;
