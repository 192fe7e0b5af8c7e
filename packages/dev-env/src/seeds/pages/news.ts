import type { WrittenPage } from './written-page.ts'

/** What changed on the site; the last one is the newest. */
export const newsItems: readonly WrittenPage[] = [
  {
    type: 'news',
    slug: 'ban-thu-nghiem-mo-cua',
    vi: {
      title: 'Bản thử nghiệm mở cửa: chỉ có tiền chơi',
      summary: 'Mọi bước như thật, không đồng nào là thật. Đừng chuyển tiền thật cho bất kỳ lệnh nạp nào.',
      body: `
<p>Hội chợ mở cửa bản thử nghiệm. Bạn đăng ký, nạp, chơi, rút đủ các bước như thật, nhưng mọi khoản tiền là <strong>tiền chơi</strong> và không có giá trị thật.</p>
<ul>
<li>Dải ở đầu trang nhắc bạn điều đó trên mọi trang.</li>
<li>Lệnh nạp của bản thử nghiệm không dẫn đến tài khoản ngân hàng thật. <strong>Đừng chuyển tiền thật.</strong></li>
<li>Chơi thử thì không cần cả tài khoản.</li>
</ul>
<p>Thấy gì lạ, xin viết vào ô Góp ý ở cuối trang.</p>`,
    },
    en: {
      title: 'The sandbox is open: play money only',
      summary: 'Every step as it would be, and no money that is real. Never send real money for any deposit ticket.',
      body: `
<p>The sandbox of the fair is open. You register, deposit, play and withdraw with every step as it would be, but all money is <strong>play money</strong> without any real value.</p>
<ul>
<li>The strip at the top says so on every page.</li>
<li>Deposit tickets of the sandbox lead to no real bank account. <strong>Do not send real money.</strong></li>
<li>To try a game you do not even need an account.</li>
</ul>
<p>If something looks odd, please write it into Feedback at the foot of the page.</p>`,
    },
  },
  {
    type: 'news',
    slug: 'cong-bo-thoi-gian-chi',
    vi: {
      title: 'Chúng tôi công bố thời gian chi tiền đo được',
      summary: 'Theo từng ngân hàng: mức giữa và mức chậm, tính từ lúc bạn gửi lệnh đến lúc tiền đến.',
      body: `
<p>“Rút tiền trong năm phút” ai cũng viết được. Từ nay trang <a href="/payouts">Rút tiền mất bao lâu</a> cho thấy con số đo được.</p>
<ul>
<li><strong>Mức giữa</strong>: một nửa số lệnh nhanh hơn mức này.</li>
<li><strong>Mức chậm</strong>: 95 trên 100 lệnh nhanh hơn mức này. Những lần chậm không bị bỏ ra.</li>
<li>Ngân hàng có quá ít lệnh thì chưa hiện, vì vài lệnh chưa nói lên điều gì.</li>
</ul>
<p>Con số được tính lại từ chính các lệnh rút, không ai gõ tay vào.</p>`,
    },
    en: {
      title: 'We publish the payout times that were measured',
      summary: 'For each bank: the middle and the slow end, from your request until the money arrived.',
      body: `
<p>Anybody can write “paid in five minutes”. From now on the page <a href="/payouts">How long do payouts take</a> shows what was measured.</p>
<ul>
<li><strong>Middle</strong>: half of all payouts were faster than this.</li>
<li><strong>Slow end</strong>: 95 of 100 were faster than this. Slow ones are not left out.</li>
<li>A bank with too few payouts is not shown yet: a handful says nothing.</li>
</ul>
<p>The figures are worked out from the payouts themselves; nobody types them in.</p>`,
    },
  },
  {
    type: 'news',
    slug: 'bang-rtp-cong-khai',
    vi: {
      title: 'Bảng RTP của mọi trò trong nhà đã công khai',
      summary: 'RTP và độ biến động nằm ở một bảng, khớp với giấy chứng nhận của từng trò.',
      body: `
<p>Ở trang <a href="/fairness#rtp">Kiểm chứng</a> bạn xem được RTP và độ biến động của các trò trong một bảng. Cùng con số ấy nằm trên ô trò chơi.</p>
<p>Trò nào không có số được chứng nhận thì không ghi gì, không bao giờ ghi 0 hay một con số ước chừng.</p>
<p>Muốn hiểu con số ấy? Đọc <a href="/blog/hieu-rtp-va-bien-dong">RTP và độ biến động</a>.</p>`,
    },
    en: {
      title: 'The RTP of every game of the house is public',
      summary: 'RTP and volatility in one table, the same as in the certificate of each game.',
      body: `
<p>On the page <a href="/fairness#rtp">Fairness</a> you see RTP and volatility of the games in one table. The same figure stands on the tile of a game.</p>
<p>A game without a certified figure shows none, never a 0 or a guess.</p>
<p>What does it mean? Read <a href="/blog/hieu-rtp-va-bien-dong">RTP and volatility</a>.</p>`,
    },
  },
  {
    type: 'news',
    slug: 'trang-doc-moi',
    vi: {
      title: 'Có chỗ để đọc: hướng dẫn, blog và tin tức',
      summary: 'Hướng dẫn cho người mới, các bài viết về cách trò chơi vận hành, và tin ngắn về những gì vừa đổi.',
      body: `
<p>Từ hôm nay cuối trang có thêm một cột để đọc:</p>
<ul>
<li><a href="/guide">Hướng dẫn cho người mới</a>: từ đăng ký đến lần rút đầu tiên.</li>
<li><a href="/blog">Blog</a>: cách trò chơi vận hành, cách tự kiểm tra, cách giữ cuộc chơi vui.</li>
<li><a href="/about">Về chúng tôi</a>, <a href="/privacy">Quyền riêng tư</a> và <a href="/join">Trở thành đại lý</a>.</li>
</ul>
<p>Mỗi trang có tiếng Việt và tiếng Anh, in ra giấy được, và sao chép được link đến từng mục.</p>`,
    },
    en: {
      title: 'Something to read: a guide, a blog and news',
      summary: 'A guide for beginners, posts on how the games work, and short news on what has changed.',
      body: `
<p>From today the foot of the page has a column to read:</p>
<ul>
<li><a href="/guide">A guide for beginners</a>: from registering to the first payout.</li>
<li><a href="/blog">Blog</a>: how the games work, how to check them, how to keep play fun.</li>
<li><a href="/about">About us</a>, <a href="/privacy">Privacy</a> and <a href="/join">Become an agent</a>.</li>
</ul>
<p>Each page is there in Vietnamese and English, can be printed, and each of its parts has a link of its own.</p>`,
    },
  },
]
