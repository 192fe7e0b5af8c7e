import type { WrittenPage } from './written-page.ts'

/** Who runs the site, what it keeps of people, and how one works with it. */
export const housePages: readonly WrittenPage[] = [
  {
    type: 'about',
    slug: 'about',
    vi: {
      title: 'Về hội chợ này',
      summary: 'Một cổng trò chơi mà bạn không phải tin bằng lời: ván chơi, sổ tiền và thời gian chi đều xem lại được.',
      body: `
<p>Fairground là một cổng trò chơi trực tuyến làm theo một ý đơn giản: <strong>đừng tin chúng tôi, hãy kiểm tra</strong>. Cái gì liên quan đến tiền và kết quả thì phải xem lại được.</p>
<h2>Chúng tôi hứa gì, và bạn kiểm tra ở đâu {#promises}</h2>
<ul>
<li><strong>Kết quả khoá trước khi cược.</strong> Máy chủ cho thấy mã băm của seed máy chủ trước ván; sau ván, trình duyệt của bạn tính lại. Xem <a href="/fairness">Kiểm chứng</a>.</li>
<li><strong>RTP được tính, không được đoán.</strong> Mọi tổ hợp của mỗi trò được đếm hết và ghi vào giấy chứng nhận của trò đó. Xem <a href="/fairness#rtp">bảng RTP</a>.</li>
<li><strong>Sổ kép.</strong> Mỗi đồng đi đâu đều có hai vế. Mỗi đêm sổ được tính lại từ đầu; nếu có dòng nào sai, việc chi tiền dừng lại cho đến khi có người xem xét.</li>
<li><strong>Thời gian chi thật.</strong> Số đo của từng ngân hàng, cả lần chậm, ở trang <a href="/payouts">Rút tiền mất bao lâu</a>.</li>
</ul>
<h2>Những điều chúng tôi không làm {#never}</h2>
<ul>
<li>Không đếm ngược để giục bạn, không “cơ hội cuối cùng”.</li>
<li>Không người chơi giả, không số liệu giả trên bảng người thắng.</li>
<li>Không ăn mừng một ván mà bạn nhận lại ít hơn tiền cược.</li>
</ul>
<h2>Đây có phải tiền thật không? {#sandbox}</h2>
<p>Bản bạn đang xem là bản thử nghiệm: mọi khoản tiền là tiền chơi. Các bước thì như thật: nạp, cược, duyệt rút, ghi sổ. Đừng gửi tiền thật cho bất kỳ lệnh nào.</p>
<h2>Liên hệ {#contact}</h2>
<p>Nút Liên hệ CSKH ở cuối trang và trong mục Tài khoản mở cửa sổ chăm sóc khách hàng hoặc ô liên hệ; câu trả lời nằm trong hộp tin nhắn của bạn.</p>`,
    },
    en: {
      title: 'About this fair',
      summary:
        'A gaming portal that you need not take at its word: rounds, books and payout times can all be looked up.',
      body: `
<p>Fairground is an online gaming portal built on one plain idea: <strong>do not trust us, check us</strong>. Whatever touches money or an outcome has to be open to a second look.</p>
<h2>What we promise, and where you check it {#promises}</h2>
<ul>
<li><strong>Outcomes are sealed before the bet.</strong> The server shows the fingerprint of its secret seed before a round; afterwards your browser computes the round again. See <a href="/fairness">Fairness</a>.</li>
<li><strong>RTP is computed, not guessed.</strong> Every combination of each game is counted and written into its certificate. See the <a href="/fairness#rtp">table</a>.</li>
<li><strong>Double entry.</strong> Every movement has two sides. Each night the books are computed anew from their entries; if one row is wrong, payouts stop until somebody has looked.</li>
<li><strong>True payout times.</strong> What was measured for each bank, slow ones included: <a href="/payouts">How long do payouts take</a>.</li>
</ul>
<h2>What we never do {#never}</h2>
<ul>
<li>No clocks that hurry you, no “last chance”.</li>
<li>No made-up players and no made-up figures on the winners’ board.</li>
<li>No celebration of a round that returns less than its stake.</li>
</ul>
<h2>Is this real money? {#sandbox}</h2>
<p>What you are looking at is a sandbox: all money in it is play money. The steps are as they would be: deposits, bets, reviewed payouts, books. Never send real money for any ticket.</p>
<h2>Contact {#contact}</h2>
<p>Contact customer service, at the foot of the page and under Me, opens the support window or the contact form; the answer comes to your inbox.</p>`,
    },
  },
  {
    type: 'privacy',
    slug: 'privacy',
    vi: {
      title: 'Quyền riêng tư',
      summary: 'Chúng tôi giữ gì về bạn, vì sao, trong bao lâu, và ai xem được.',
      body: `
<p>Chúng tôi chỉ hỏi điều cần cho tài khoản và việc chi tiền. Trang này nói chúng tôi giữ gì, vì sao và ai xem được.</p>
<h2>Chúng tôi giữ gì {#kept}</h2>
<ul>
<li><strong>Tài khoản:</strong> tên đăng nhập, mật khẩu (chỉ giữ dạng băm, không ai đọc lại được), họ tên, số điện thoại hoặc email nếu bạn gắn.</li>
<li><strong>Tiền:</strong> lệnh nạp, lệnh rút, tài khoản ngân hàng nhận tiền, ảnh bạn gửi để chứng minh.</li>
<li><strong>Ván chơi:</strong> tiền cược, kết quả, mã để kiểm tra lại.</li>
<li><strong>Đăng nhập:</strong> giờ, địa chỉ mạng, loại thiết bị, để bạn thấy ai đã vào tài khoản và để chúng tôi chặn người lạ.</li>
</ul>
<h2>Giữ thế nào {#how}</h2>
<p>Họ tên, số điện thoại, email và số tài khoản ngân hàng được mã hoá khi lưu. Nhân viên chỉ thấy phần đã che; ai cần xem trọn một mục phải nêu lý do, và lần xem đó được ghi lại.</p>
<h2>Ai nhận được dữ liệu {#shared}</h2>
<ul>
<li>Ngân hàng hoặc cổng thanh toán: chỉ những gì cần để chuyển tiền cho bạn.</li>
<li>Nhà cung cấp trò chơi: một mã người chơi và số dư, không có họ tên hay liên hệ.</li>
<li>Cơ quan nhà nước: khi pháp luật bắt buộc.</li>
</ul>
<p>Chúng tôi không bán dữ liệu cho ai.</p>
<h2>Trình duyệt của bạn {#browser}</h2>
<p>Trang lưu trong trình duyệt ngôn ngữ, giao diện sáng hay tối, trò yêu thích và phiên đăng nhập. Việc đếm lượt xem, nếu trang có dùng, chỉ bắt đầu sau khi bạn đồng ý và tắt được ở cuối trang.</p>
<h2>Bạn làm được gì {#rights}</h2>
<ul>
<li>Xem và tải lịch sử cược, giao dịch của mình.</li>
<li>Xem các thiết bị đang đăng nhập và đăng xuất từng máy ở trang <a href="/member/securityCenter">Bảo mật</a>.</li>
<li>Đóng tài khoản khi số dư bằng không. Sổ tiền phải giữ theo thời hạn luật định, còn lại không dùng nữa.</li>
</ul>`,
    },
    en: {
      title: 'Privacy',
      summary: 'What we keep about you, why, and who can see it.',
      body: `
<p>We ask only for what the account and the payouts need. This page says what we keep, why, and who can see it.</p>
<h2>What we keep {#kept}</h2>
<ul>
<li><strong>Account:</strong> user name, password (only as a hash that nobody can read back), your name, a mobile number or an e-mail address if you bind one.</li>
<li><strong>Money:</strong> deposits, withdrawals, the bank account you are paid to, images that you send as proof.</li>
<li><strong>Rounds:</strong> stakes, outcomes, the seeds that check them.</li>
<li><strong>Log-ins:</strong> time, network address and kind of device, so that you see who entered your account and we can keep strangers out.</li>
</ul>
<h2>How it is kept {#how}</h2>
<p>Names, mobile numbers, e-mail addresses and bank account numbers are stored encrypted. Staff see them masked; who needs one in full has to give a reason, and that look is recorded.</p>
<h2>Who else receives data {#shared}</h2>
<ul>
<li>Banks and payment gateways: only what it takes to pay you.</li>
<li>Game vendors: a player code and a balance, no name and no contact.</li>
<li>Authorities: where the law obliges us to.</li>
</ul>
<p>We sell data to nobody.</p>
<h2>In your browser {#browser}</h2>
<p>The site keeps your language, the light or dark look, favourite games and your session in the browser. Counting of visits, where it is in use, begins only after you agree and can be switched off at the foot of the page.</p>
<h2>What you can do {#rights}</h2>
<ul>
<li>See and download your bets and transactions.</li>
<li>See the devices that are signed in and sign out each of them on the page <a href="/member/securityCenter">Security</a>.</li>
<li>Close the account once its balance is zero. Records of money are kept as long as the law asks; the rest is used no more.</li>
</ul>`,
    },
  },
  {
    type: 'responsible',
    slug: 'responsible',
    vi: {
      title: 'Chơi vui, có chừng mực',
      summary: 'Trò chơi là giải trí có giá của nó. Vài điều giúp nó ở đúng chỗ, và nơi tìm giúp đỡ.',
      body: `
<p>Trò chơi là giải trí có giá của nó, như một vé xem phim. Vài điều giúp nó ở đúng chỗ:</p>
<ul>
<li>Chỉ chơi số tiền bạn sẵn lòng mất.</li>
<li>Định trước giờ dừng. Đồng hồ phiên luôn ở trên thanh trò chơi.</li>
<li>Đừng đuổi theo khoản lỗ. Mỗi ván là ngẫu nhiên và độc lập.</li>
<li>Không vay để chơi.</li>
<li>Không chơi khi buồn, giận hay đã uống rượu bia.</li>
</ul>
<h2>Vài câu hỏi thật lòng {#questions}</h2>
<p>Nếu trả lời “có” cho một câu, hãy nghỉ một thời gian:</p>
<ul>
<li>Bạn có chơi lâu hơn hay nhiều tiền hơn đã định?</li>
<li>Bạn có giấu người thân việc mình chơi?</li>
<li>Bạn có chơi để gỡ lại, hay để quên chuyện khác?</li>
<li>Bạn có lấy tiền nhà, tiền học, tiền thuốc để chơi?</li>
</ul>
<h2>Xem lại mình đã chơi thế nào {#look}</h2>
<p>Trang <a href="/member/personalProfit">Lãi lỗ cá nhân</a> cộng mọi ván của bạn, không bỏ ván nào. Trang <a href="/member/transactionHistory">Lịch sử giao dịch</a> cho thấy tiền đã nạp và rút.</p>
<h2>Khi cần giúp đỡ {#help}</h2>
<p>Nếu thấy khó dừng, hãy nói với người thân hoặc bác sĩ, và nhắn cho CSKH để khoá tài khoản. Bạn cũng tự đóng được tài khoản ở trang <a href="/member/securityCenter">Bảo mật</a> khi số dư bằng không; đóng rồi thì không mở lại.</p>
<p>Chỉ dành cho người từ 18 tuổi. Đừng để trẻ em dùng máy đang đăng nhập.</p>`,
    },
    en: {
      title: 'Keeping play fun',
      summary: 'Play is entertainment that has its price. A few things keep it in its place, and where to find help.',
      body: `
<p>Play is entertainment that has its price, like a cinema ticket. A few things keep it in its place:</p>
<ul>
<li>Play only with money you are willing to lose.</li>
<li>Decide when to stop. The clock of your session is always in the game bar.</li>
<li>Do not chase losses. Each round is random and independent.</li>
<li>Never borrow to play.</li>
<li>Do not play when you are sad, angry or have been drinking.</li>
</ul>
<h2>A few honest questions {#questions}</h2>
<p>If one answer is yes, take a break:</p>
<ul>
<li>Do you play longer, or for more, than you meant to?</li>
<li>Do you hide from those close to you that you play?</li>
<li>Do you play to win back a loss, or to forget something else?</li>
<li>Do you play with money for rent, school or medicine?</li>
</ul>
<h2>Look back at how you played {#look}</h2>
<p>The page <a href="/member/personalProfit">Personal profit and loss</a> adds up all your rounds and leaves none out. <a href="/member/transactionHistory">Transactions</a> shows what you paid in and took out.</p>
<h2>Where to find help {#help}</h2>
<p>If stopping is hard, talk to someone close or to a doctor, and ask customer service to lock your account. You can also close the account yourself on the page <a href="/member/securityCenter">Security</a> once its balance is zero; it cannot be opened again.</p>
<p>For adults of 18 and over only. Do not leave children with a device that is logged in.</p>`,
    },
  },
  {
    type: 'iosGuide',
    slug: 'ios-guide',
    vi: {
      title: 'Cài lên iPhone và iPad',
      summary: 'Đưa trang này ra màn hình chính: chỉ một lối tắt, không có chứng chỉ hay quyền gì trên máy.',
      body: `
<p>Bạn có thể đưa trang này ra màn hình chính như một ứng dụng. Có hai cách, chọn một.</p>
<h2>Cách 1: thêm từ Safari {#safari}</h2>
<ol>
<li>Mở trang này trong <strong>Safari</strong>.</li>
<li>Bấm nút Chia sẻ (ô vuông có mũi tên hướng lên).</li>
<li>Chọn <strong>Thêm vào màn hình chính</strong>, rồi <strong>Thêm</strong>.</li>
</ol>
<h2>Cách 2: hồ sơ cấu hình {#profile}</h2>
<p>Nếu trang <a href="/down">Tải ứng dụng</a> có mục iPhone:</p>
<ol>
<li>Mở link bằng Safari và chọn <strong>Cho phép</strong>.</li>
<li>Vào Cài đặt, mở <strong>Đã tải về hồ sơ</strong>.</li>
<li>Chọn <strong>Cài đặt</strong> và nhập mật mã của máy.</li>
<li>Mở biểu tượng mới trên màn hình chính.</li>
</ol>
<h2>Hồ sơ ấy có gì {#inside}</h2>
<p>Chỉ một lối tắt trên màn hình chính. <strong>Không có</strong> chứng chỉ, không đặt proxy hay VPN, không quản lý thiết bị. Nếu lúc cài iPhone báo hồ sơ đòi thêm quyền nào khác, đừng cài và nhắn cho chúng tôi.</p>
<h2>Gỡ ra {#remove}</h2>
<p>Nhấn giữ biểu tượng rồi chọn Xoá dấu trang; với hồ sơ, vào Cài đặt › Cài đặt chung › VPN &amp; Quản lý thiết bị, chọn hồ sơ rồi Gỡ bỏ.</p>`,
    },
    en: {
      title: 'On your iPhone and iPad',
      summary: 'Put this site on your home screen: a shortcut only, no certificate and no rights over the device.',
      body: `
<p>You can put this site on your home screen like an app. There are two ways; choose one.</p>
<h2>One: add it from Safari {#safari}</h2>
<ol>
<li>Open this site in <strong>Safari</strong>.</li>
<li>Tap Share (the square with an arrow pointing up).</li>
<li>Choose <strong>Add to Home Screen</strong>, then <strong>Add</strong>.</li>
</ol>
<h2>Two: a configuration profile {#profile}</h2>
<p>If the page <a href="/down">Get the app</a> has an entry for iPhone:</p>
<ol>
<li>Open the link in Safari and choose <strong>Allow</strong>.</li>
<li>Go to Settings and open <strong>Profile Downloaded</strong>.</li>
<li>Choose <strong>Install</strong> and enter the passcode of your device.</li>
<li>Open the new icon on the home screen.</li>
</ol>
<h2>What is in the profile {#inside}</h2>
<p>A shortcut on the home screen and nothing else. <strong>No</strong> certificate, no proxy or VPN, no management of the device. If your iPhone says that the profile wants any other right, do not install it and tell us.</p>
<h2>Taking it off {#remove}</h2>
<p>Hold the icon and choose Delete Bookmark; for a profile go to Settings › General › VPN &amp; Device Management, choose it and remove it.</p>`,
    },
  },
  {
    type: 'join',
    slug: 'join',
    vi: {
      title: 'Trở thành đại lý',
      summary: 'Đại lý làm gì, thu nhập tính thế nào, và bắt đầu từ đâu.',
      body: `
<p>Đại lý giới thiệu người chơi, chăm sóc họ và nhận thu nhập theo hợp đồng đã ký trên trang. Không có con số hứa sẵn ở đây: mọi tỷ lệ nằm trong hợp đồng của bạn, xem được trước khi ký.</p>
<h2>Đại lý có gì {#tools}</h2>
<ul>
<li><strong>Link và mã mời</strong> của riêng bạn, kèm mã QR; người đăng ký qua đó thuộc đội nhóm của bạn.</li>
<li><strong>Tổng quan đội nhóm</strong>: số người, người hoạt động, nạp, rút, cược, lãi lỗ theo kỳ.</li>
<li><strong>Sổ của từng tuyến dưới</strong>: vé cược và giao dịch, với bộ lọc và tệp tải về.</li>
<li><strong>Báo cáo thu nhập</strong>: từng khoản, từng kỳ, cách tính ghi kèm.</li>
</ul>
<h2>Thu nhập tính thế nào {#income}</h2>
<ul>
<li><strong>Chia lợi nhuận</strong>: một phần lãi lỗ của đội nhóm trong kỳ, khi đạt điều kiện của hợp đồng.</li>
<li><strong>Lương ngày, lương giờ</strong>: một phần cược hợp lệ của đội nhóm.</li>
<li><strong>Lương tức thì</strong>: tính mỗi năm phút trên tiền cược thắng và thua.</li>
</ul>
<p>Trang có loại nào là do người vận hành mở. Hợp đồng ghi tỷ lệ, điều kiện và kỳ trả; bạn ký hoặc từ chối. Hợp đồng đã ký không ai sửa được, chỉ kết thúc được và phải nêu lý do.</p>
<h2>Điều chúng tôi mong ở đại lý {#rules}</h2>
<ul>
<li>Chỉ mời người từ 18 tuổi.</li>
<li>Không hứa trúng, không hứa lãi, không gọi trò chơi là cách kiếm tiền.</li>
<li>Không xin mật khẩu hay mã của người chơi; không đăng nhập thay họ.</li>
<li>Ai muốn dừng thì giúp họ dừng.</li>
</ul>`,
    },
    en: {
      title: 'Become an agent',
      summary: 'What agents do, how their income is worked out, and where to begin.',
      body: `
<p>Agents bring players, look after them, and earn by contracts that are signed on this site. There are no promised figures here: every rate stands in your contract, to be read before you sign.</p>
<h2>What agents have {#tools}</h2>
<ul>
<li><strong>Links and codes</strong> of your own, with QR codes; who registers by one belongs to your team.</li>
<li><strong>A view of the team</strong>: people, active people, deposits, withdrawals, bets, profit and loss by period.</li>
<li><strong>The books of each downline</strong>: bets and transactions, with filters and files to download.</li>
<li><strong>An income report</strong>: every item, every period, with the way it was worked out.</li>
</ul>
<h2>How income is worked out {#income}</h2>
<ul>
<li><strong>Dividend</strong>: a share of the team’s profit and loss of a period, once the conditions of the contract are met.</li>
<li><strong>Daily and hourly salary</strong>: a share of the team’s valid bets.</li>
<li><strong>Real-time salary</strong>: worked out every five minutes from stakes that won and lost.</li>
</ul>
<p>Which of them exist is for the operator to decide. The contract names rates, conditions and the rhythm of payment; you sign it or reject it. Nobody can change a signed contract; it can only be ended, with a reason.</p>
<h2>What we expect of agents {#rules}</h2>
<ul>
<li>Invite only adults of 18 and over.</li>
<li>Promise no wins and no profit, and never call play a way to earn.</li>
<li>Never ask players for passwords or codes, and never log in for them.</li>
<li>Help whoever wants to stop to stop.</li>
</ul>`,
    },
  },
]
