import type { WrittenPage } from './written-page.ts'

export const guide: WrittenPage = {
  type: 'guide',
  slug: 'guide',
  vi: {
    title: 'Hướng dẫn cho người mới',
    summary: 'Từ lúc mở tài khoản đến lần rút tiền đầu tiên: từng bước, và những điều nên biết trước.',
    body: `
<p>Trang này đi cùng bạn từ lúc mở tài khoản đến lần rút tiền đầu tiên. Đọc hết mất vài phút; cần phần nào thì mở đúng phần đó ở mục lục.</p>
<blockquote>Đầu trang có dòng “thử nghiệm”? Khi đó mọi khoản tiền ở đây là tiền chơi, không có giá trị thật. Đừng chuyển tiền thật cho bất kỳ lệnh nạp nào.</blockquote>
<h2>Chơi thử, không cần tài khoản {#try}</h2>
<p>Bấm <strong>Chơi thử</strong> ở trang chủ. Bạn nhận tiền chơi để mở các trò; tiền này không nạp, không rút được và mất đi khi hết phiên. Đây là cách tốt nhất để xem một trò có hợp với bạn không.</p>
<h2>Mở tài khoản {#register}</h2>
<ol>
<li>Mở trang <a href="/register">Đăng ký</a> và điền tên đăng nhập, mật khẩu.</li>
<li>Viết họ tên đúng như trên tài khoản ngân hàng của bạn: tiền rút chỉ về tài khoản đứng tên bạn.</li>
<li>Xác nhận bạn đủ 18 tuổi và đồng ý <a href="/terms">điều khoản</a>.</li>
</ol>
<h3>Mật khẩu tốt là mật khẩu dài</h3>
<p>Ba, bốn từ không liên quan nối bằng dấu gạch thì dễ nhớ mà khó đoán. Đừng dùng lại ở trang khác. Ở trang <a href="/member/securityCenter">Bảo mật</a> bạn bật được ứng dụng xác thực hoặc passkey: từ đó, chỉ có mật khẩu thì không ai vào được trên máy lạ.</p>
<h2>Nạp tiền {#deposit}</h2>
<ol>
<li>Mở trang <a href="/member/depositv2">Nạp tiền</a>, chọn một cách nạp. Mức ít nhất, nhiều nhất và phí ghi ngay trên đó.</li>
<li>Nhập số tiền. Nếu có khuyến mãi, “không nhận” luôn là một lựa chọn ngang hàng.</li>
<li>Làm theo hướng dẫn trên lệnh nạp. Khi chuyển khoản, viết đúng <strong>nội dung</strong> và đúng <strong>số tiền</strong> ghi ở đó; có mã VietQR thì chỉ cần quét.</li>
</ol>
<p>Trang lệnh cho biết tiền đang chờ, đã vào ví, bị từ chối hay hết hạn. Trong lúc chờ, bạn có thể gửi kèm ảnh chuyển khoản.</p>
<h2>Chọn trò chơi {#choose}</h2>
<h3>RTP là gì?</h3>
<p>RTP là phần tiền cược được trả lại, tính trung bình trên rất nhiều ván. RTP 96&nbsp;% nghĩa là về lâu dài, trung bình cứ 100 đồng đặt cược thì 96 đồng được trả lại; 4 đồng còn lại là giá của cuộc vui. Con số ấy <em>không nói gì</em> về ván kế tiếp của bạn.</p>
<h3>Độ biến động là gì?</h3>
<p>Thấp: trả ít nhưng thường. Cao: lâu mới trả, mà trả nhiều. Hai trò cùng RTP có thể rất khác nhau. Bảng đầy đủ nằm ở trang <a href="/fairness#rtp">Kiểm chứng</a>.</p>
<h2>Tự kiểm tra một ván {#verify}</h2>
<ol>
<li>Trong trò chơi, mở <strong>Lịch sử ván</strong> và chọn một ván.</li>
<li>Nếu seed máy chủ của ván đó còn đang dùng, hãy đổi cặp seed: seed cũ sẽ được công bố.</li>
<li>Trình duyệt của bạn tính lại cả ván và so với mã băm. Bạn tải được bằng chứng về máy.</li>
</ol>
<p>Vì sao cách này tin được? Xem <a href="/fairness">Mỗi ván đều tự kiểm chứng được</a>.</p>
<h2>Rút tiền {#withdraw}</h2>
<ol>
<li>Mở trang <a href="/member/withdraw">Rút tiền</a>, thêm tài khoản ngân hàng đứng tên bạn. Tài khoản mới phải nghỉ một thời gian trước lần chi đầu; trang ghi rõ bao lâu.</li>
<li>Nhập số tiền và mật khẩu giao dịch (sáu chữ số, khác mật khẩu đăng nhập).</li>
<li>Theo dõi từng bước trên lệnh rút. Trước khi được duyệt, bạn huỷ được và tiền về ví ngay.</li>
</ol>
<p>Mất bao lâu? Chúng tôi công bố con số đo được của từng ngân hàng, kể cả những lần chậm, ở trang <a href="/payouts">Rút tiền mất bao lâu</a>. Nếu lệnh ghi đã chi mà tiền chưa đến, bấm <strong>Chưa nhận được</strong> trên lệnh đó.</p>
<h2>Giữ cuộc chơi trong giới hạn {#limits}</h2>
<ul>
<li>Định trước bạn chịu mất bao nhiêu và dừng lúc nào.</li>
<li>Đồng hồ trên thanh trò chơi cho biết bạn đã chơi bao lâu; trang <a href="/member/personalProfit">Lãi lỗ cá nhân</a> cho biết bạn được hay mất bao nhiêu.</li>
<li>Đừng gỡ, đừng vay để chơi. Ván sau không biết gì về ván trước.</li>
</ul>
<p>Thấy khó dừng? Đọc <a href="/responsible#help">Khi cần giúp đỡ</a>.</p>
<h2>Hỏi ai? {#ask}</h2>
<p><a href="/help">Trung tâm trợ giúp</a> trả lời các câu hay gặp. Ô “Góp ý” ở cuối trang gửi thẳng đến chúng tôi. Nhân viên <strong>không bao giờ</strong> hỏi mật khẩu hay mã xác minh của bạn.</p>`,
  },
  en: {
    title: 'A guide for beginners',
    summary: 'From opening an account to your first payout: every step, and what is good to know before.',
    body: `
<p>This page goes with you from opening an account to your first payout. All of it takes a few minutes; open the part you need from the list of contents.</p>
<blockquote>Does the top of the page say sandbox? Then all money here is play money without any real value. Never send real money for any deposit ticket.</blockquote>
<h2>Try without an account {#try}</h2>
<p>Press <strong>Try free</strong> on the home page. You get play money for the games; it can be neither deposited nor withdrawn and is gone when the session ends. It is the best way to find out whether a game suits you.</p>
<h2>Open an account {#register}</h2>
<ol>
<li>Open <a href="/register">Register</a> and choose a user name and a password.</li>
<li>Write your name as your bank writes it: payouts go only to a bank account in your own name.</li>
<li>Confirm that you are 18 or older and agree to the <a href="/terms">terms</a>.</li>
</ol>
<h3>A good password is a long one</h3>
<p>Three or four unrelated words with dashes are easy to keep and hard to guess. Use it nowhere else. On the page <a href="/member/securityCenter">Security</a> you can turn on an authenticator app or a passkey: from then on the password alone opens nothing on an unknown device.</p>
<h2>Deposit {#deposit}</h2>
<ol>
<li>Open <a href="/member/depositv2">Deposit</a> and choose a way. Its least and greatest amount and its fee are written there.</li>
<li>Enter the amount. Where there is a bonus, “no bonus” is always an equal choice.</li>
<li>Follow the ticket. In a bank transfer, write exactly the <strong>note</strong> and the <strong>amount</strong> on it; where there is a VietQR code, scanning it is enough.</li>
</ol>
<p>The ticket says whether it is waiting, credited, refused or expired. While it waits you can add an image of the transfer.</p>
<h2>Choose a game {#choose}</h2>
<h3>What is RTP?</h3>
<p>RTP is the share of stakes that is paid back, on average over very many rounds. An RTP of 96&nbsp;% means that in the long run 96 of every 100 that are staked are paid back; the other 4 are the price of the entertainment. The figure says <em>nothing</em> about your next round.</p>
<h3>What is volatility?</h3>
<p>Low: it pays little, but often. High: it pays seldom, but much. Two games of the same RTP can be very different. The whole table is on the page <a href="/fairness#rtp">Fairness</a>.</p>
<h2>Check a round yourself {#verify}</h2>
<ol>
<li>In a game, open the <strong>Round history</strong> and choose a round.</li>
<li>If the server seed of that round is still in use, change the pair of seeds: the old one is revealed.</li>
<li>Your browser computes the whole round again and compares the fingerprint. You can download the proof.</li>
</ol>
<p>Why can this be trusted? See <a href="/fairness">Every round can be checked</a>.</p>
<h2>Withdraw {#withdraw}</h2>
<ol>
<li>Open <a href="/member/withdraw">Withdraw</a> and add a bank account in your own name. A new account rests for a while before its first payout; the page says how long.</li>
<li>Enter the amount and your payment password (six digits, not your log-in password).</li>
<li>Follow each step on the ticket. Before it is approved you can cancel, and the money is back in your wallet at once.</li>
</ol>
<p>How long does it take? We publish what was measured for each bank, slow ones included, on the page <a href="/payouts">How long do payouts take</a>. If the ticket says paid and nothing has come, press <strong>Not received</strong> on it.</p>
<h2>Keep play within limits {#limits}</h2>
<ul>
<li>Decide beforehand what you can afford to lose and when to stop.</li>
<li>The clock in the game bar says how long you have played; the page <a href="/member/personalProfit">Personal profit and loss</a> says what you won or lost.</li>
<li>Do not chase losses and never borrow to play. The next round knows nothing of the last.</li>
</ul>
<p>Is stopping hard? Read <a href="/responsible#help">Where to find help</a>.</p>
<h2>Whom to ask {#ask}</h2>
<p>The <a href="/help">help centre</a> answers the usual questions. “Feedback” at the foot of the page reaches us directly. Our staff <strong>never</strong> ask for your password or a code.</p>`,
  },
}
