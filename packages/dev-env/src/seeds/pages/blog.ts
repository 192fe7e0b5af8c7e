import type { WrittenPage } from './written-page.ts'

/** Posts on how the games work; the last one is the newest. */
export const blogPosts: readonly WrittenPage[] = [
  {
    type: 'blog',
    slug: 'so-kep-la-gi',
    vi: {
      title: 'Sổ kép: vì sao một đồng luôn có hai vế',
      summary: 'Cách kế toán đã năm trăm năm tuổi, và vì sao chúng tôi dừng chi tiền khi sổ không khớp.',
      body: `
<p>Số dư trong ví của bạn không phải là một ô ghi con số. Nó là tổng của những dòng không ai sửa được.</p>
<h2>Hai vế</h2>
<p>Khi bạn nạp 100.000 ₫, sổ ghi hai dòng cùng lúc: ví của bạn cộng 100.000, tài khoản nhận tiền trừ 100.000. Hai vế luôn cộng lại bằng không. Cược, trả thưởng, hoàn tiền, rút: việc gì cũng thế. Tiền không tự sinh ra, cũng không tự mất đi.</p>
<h2>Sửa thì sao?</h2>
<p>Không có chuyện sửa. Ghi nhầm thì ghi thêm một bút toán ngược, và cả hai cùng nằm lại trong sổ. Một khoản điều chỉnh do nhân viên đề nghị phải được người thứ hai đồng ý.</p>
<h2>Mỗi đêm tính lại từ đầu</h2>
<p>Mỗi đêm một chương trình cộng lại toàn bộ sổ. Tìm thấy một dòng sai, nó dừng việc chi tiền và báo cho cả đội; chỉ chủ trang mở lại được, kèm lý do. Cược và trả thưởng vẫn chạy. Phiền vài phút còn hơn trả nhầm.</p>
<p>Bạn xem phần sổ của mình ở <a href="/member/transactionHistory">Lịch sử giao dịch</a>.</p>`,
    },
    en: {
      title: 'Double entry: why every đồng has two sides',
      summary: 'A way of bookkeeping that is five hundred years old, and why payouts stop when the books do not fit.',
      body: `
<p>The balance in your wallet is not a box with a figure in it. It is the sum of rows that nobody can change.</p>
<h2>Two sides</h2>
<p>When you deposit 100,000 ₫, two rows are written at once: your wallet gains 100,000 and the account that received the money loses 100,000. The two sides always add up to nothing. Bets, wins, refunds, payouts: it is the same with all of them. Money neither appears nor disappears by itself.</p>
<h2>And corrections?</h2>
<p>Nothing is ever changed. A mistake gets an entry the other way, and both stay in the books. A correction that staff ask for needs a second person to agree.</p>
<h2>Added up anew every night</h2>
<p>Every night a program adds up all the books from the first row. If it finds one that is wrong, payouts stop and the whole team is told; only the owner can let them go on, with a reason. Bets and wins continue. Some minutes of bother are better than a wrong payout.</p>
<p>Your own part of the books is in <a href="/member/transactionHistory">Transactions</a>.</p>`,
    },
  },
  {
    type: 'blog',
    slug: 'hieu-rtp-va-bien-dong',
    vi: {
      title: 'RTP và độ biến động: hai con số nên đọc cùng nhau',
      summary: 'Vì sao hai trò cùng RTP lại cho cảm giác khác hẳn, và vì sao không trò nào “sắp nổ”.',
      body: `
<p>RTP trên ô trò chơi là con số hay bị hiểu nhầm nhất. Nó không phải cơ hội thắng của bạn tối nay.</p>
<h2>RTP nói gì</h2>
<p>Phần tiền cược được trả lại, trung bình trên rất nhiều ván. Chúng tôi không ước lượng bằng cách chơi thử: chương trình đếm <strong>mọi</strong> tổ hợp có thể dừng của trò, cộng phần thưởng của từng tổ hợp rồi chia. Kết quả là một phân số chính xác, ghi trong giấy chứng nhận; máy chủ trò chơi từ chối khởi động với một trò có số chưa được chứng nhận.</p>
<h2>Độ biến động nói gì</h2>
<p>Tiền được trả về rải rác hay dồn lại. Hãy hình dung hai cái hộp, hộp nào cũng trả lại 96 trên 100. Hộp thứ nhất trả gần như ván nào cũng một ít. Hộp thứ hai im lặng rất lâu rồi trả một lần thật lớn. Cùng RTP; nhưng với hộp thứ hai, bạn có thể hết tiền trước khi thấy lần lớn đó.</p>
<h2>Không trò nào “nợ” bạn</h2>
<p>Mỗi ván được rút độc lập. Số dư của bạn, các ván trước, giờ trong ngày: không thứ nào có mặt trong công thức. Một chuỗi thua dài không làm ván sau dễ thắng hơn, và một lần thắng lớn không làm trò “nguội” đi.</p>
<p>Xem cả bảng ở <a href="/fairness#rtp">RTP công bố</a>.</p>`,
    },
    en: {
      title: 'RTP and volatility: two figures to read together',
      summary: 'Why two games of the same RTP feel so different, and why no game is about to pay.',
      body: `
<p>The RTP on a game’s tile is the figure that is misread most often. It is not your chance to win tonight.</p>
<h2>What RTP says</h2>
<p>The share of stakes that is paid back, on average over very many rounds. We do not estimate it by playing: a program counts <strong>all</strong> combinations in which the game can stop, adds up what each one pays, and divides. The result is an exact fraction and stands in the certificate; the game server refuses to start with a game whose figures are not certified.</p>
<h2>What volatility says</h2>
<p>Whether what is paid back comes evenly or in lumps. Think of two boxes that both return 96 of 100. The first pays a little almost every time. The second stays silent for very long and then pays once, a lot. The RTP is the same; with the second you may be out of money before you see that one time.</p>
<h2>No game owes you</h2>
<p>Each round is drawn by itself. Your balance, earlier rounds, the hour of the day: none of them is part of the formula. A long run of losses makes the next win no likelier, and a great win does not cool a game down.</p>
<p>The whole table: <a href="/fairness#rtp">published return</a>.</p>`,
    },
  },
  {
    type: 'blog',
    slug: 'khoa-tai-khoan-cho-chac',
    vi: {
      title: 'Năm phút để khoá tài khoản cho chắc',
      summary: 'Xác minh hai bước, passkey, thiết bị đang đăng nhập: việc nào làm trước.',
      body: `
<p>Phần lớn tài khoản bị mất không phải vì ai đó tài giỏi, mà vì một mật khẩu dùng ở hai nơi. Năm phút dưới đây chặn gần hết.</p>
<h2>Phút 1: đổi sang mật khẩu dài</h2>
<p>Ba, bốn từ không liên quan, nối bằng gạch. Dài quan trọng hơn lạ. Khi bạn chọn mật khẩu, chúng tôi từ chối những mật khẩu quá quen thuộc.</p>
<h2>Phút 2 và 3: bước thứ hai</h2>
<p>Ở trang <a href="/member/securityCenter">Bảo mật</a>, bật ứng dụng xác thực hoặc thêm passkey (vân tay, khuôn mặt, khoá cứng). Passkey không gõ được vào một trang giả, nên đây là lựa chọn chắc nhất.</p>
<h2>Phút 4: xem ai đang ở trong</h2>
<p>Cùng trang đó liệt kê các thiết bị đang đăng nhập. Thấy máy lạ, đăng xuất máy đó rồi đổi mật khẩu.</p>
<h2>Phút 5: mật khẩu giao dịch</h2>
<p>Sáu chữ số này chặn mọi lệnh rút, kể cả khi ai đó đã vào được tài khoản. Đừng dùng ngày sinh.</p>
<h2>Và một điều không mất phút nào</h2>
<p>Nhân viên của chúng tôi không bao giờ hỏi mật khẩu hay mã của bạn. Ai hỏi thì không phải người của chúng tôi.</p>`,
    },
    en: {
      title: 'Five minutes to lock your account well',
      summary: 'A second step, passkeys, devices that are signed in: what to do first.',
      body: `
<p>Most accounts are not lost to somebody clever, but to a password that was used in two places. These five minutes stop nearly all of that.</p>
<h2>Minute 1: a long password</h2>
<p>Three or four unrelated words with dashes. Long matters more than odd. When you choose a password, we refuse those that are too well known.</p>
<h2>Minutes 2 and 3: a second step</h2>
<p>On the page <a href="/member/securityCenter">Security</a>, turn on an authenticator app or add a passkey (finger, face, a hardware key). A passkey cannot be typed into a false page, so it is the surest choice.</p>
<h2>Minute 4: see who is inside</h2>
<p>The same page lists the devices that are signed in. If you do not know one, sign it out and change your password.</p>
<h2>Minute 5: the payment password</h2>
<p>These six digits guard every payout, even from somebody who got into the account. Do not use your birthday.</p>
<h2>And one thing that takes no time</h2>
<p>Our staff never ask for your password or a code. Whoever asks is not one of us.</p>`,
    },
  },
  {
    type: 'blog',
    slug: 'tu-kiem-tra-mot-van',
    vi: {
      title: 'Tự kiểm tra một ván, từng bước',
      summary: 'Mã băm, hai seed và một con đếm: cách biết chắc kết quả không bị đổi sau khi bạn cược.',
      body: `
<p>“Hãy tin chúng tôi” là câu dễ nói nhất. Dưới đây là cách để không cần tin.</p>
<h2>Ba thứ tạo nên một ván</h2>
<ul>
<li><strong>Seed máy chủ</strong>: 32 byte ngẫu nhiên. Trước ván đầu tiên bạn được thấy mã băm SHA-256 của nó; đổi một ký tự thôi là mã băm khác hẳn.</li>
<li><strong>Seed của bạn</strong>: từ 1 đến 64 ký tự, đổi lúc nào cũng được. Máy chủ không biết trước bạn sẽ viết gì.</li>
<li><strong>Số thứ tự</strong>: đếm từ 0, không bao giờ dùng lại.</li>
</ul>
<p>Ba thứ ấy đi qua một công thức công khai (HMAC-SHA256) và cho ra mọi con số của ván. Máy chủ không đổi được seed sau khi đã cho xem mã băm, và bạn chọn seed của mình sau đó: không bên nào nắm được kết quả một mình.</p>
<h2>Làm thử</h2>
<ol>
<li>Mở một trò, chơi vài ván (tiền chơi thử cũng được).</li>
<li>Trong menu của trò, mở <strong>Kiểm chứng</strong> và đổi cặp seed. Seed máy chủ cũ được công bố.</li>
<li>Mở <strong>Lịch sử ván</strong>, chọn một ván, bấm kiểm tra. Trình duyệt của bạn, không phải máy chủ, tính lại ván đó.</li>
<li>Tải bằng chứng về và giữ lấy. Bất kỳ ai biết lập trình cũng tính lại được.</li>
</ol>
<h2>Điều này không chứng minh gì?</h2>
<p>Nó chứng minh kết quả không bị đổi. Nó không làm bạn thắng nhiều hơn: giá của cuộc vui vẫn nằm ở <a href="/fairness#rtp">RTP</a>.</p>`,
    },
    en: {
      title: 'Check a round yourself, step by step',
      summary: 'A hash, two seeds and a counter: how to know that an outcome was not changed after your bet.',
      body: `
<p>“Trust us” is the easiest thing to say. Here is how to do without it.</p>
<h2>Three things make a round</h2>
<ul>
<li><strong>The server seed</strong>: 32 random bytes. Before the first round you see its SHA-256 fingerprint; change one character and the fingerprint is another one altogether.</li>
<li><strong>Your seed</strong>: 1 to 64 characters, changed whenever you like. The server cannot know beforehand what you will write.</li>
<li><strong>A number</strong>: counted from 0, never used twice.</li>
</ul>
<p>These three go through a public formula (HMAC-SHA256) and give every figure of the round. The server cannot change its seed once the fingerprint is shown, and you choose yours afterwards: neither side has the outcome in its hands alone.</p>
<h2>Do it</h2>
<ol>
<li>Open a game and play a few rounds (play money will do).</li>
<li>In the menu of the game open <strong>Fairness</strong> and change the pair of seeds. The old server seed is revealed.</li>
<li>Open the <strong>Round history</strong>, choose a round and check it. Your browser, not the server, computes the round again.</li>
<li>Download the proof and keep it. Anybody who can program can compute it again.</li>
</ol>
<h2>What does it not prove?</h2>
<p>It proves that the outcome was not changed. It does not make you win more: the price of the entertainment is still the <a href="/fairness#rtp">RTP</a>.</p>`,
    },
  },
]
