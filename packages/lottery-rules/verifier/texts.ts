import type { LotteryFault } from '@fairground/lottery-rules/verify'

export type Language = 'vi' | 'en'

/** What the page says; it is a file of its own and loads nothing, so its words stand in it. */
export type Texts = {
  readonly title: string
  readonly lead: string
  readonly file: string
  readonly paste: string
  readonly signature: string
  readonly signatureHint: string
  readonly fetch: string
  readonly check: string
  readonly fine: string
  readonly faulty: string
  readonly unreadable: string
  readonly noBeacon: string
  readonly recorded: string
  readonly withoutBeacon: string
  readonly fields: Readonly<
    Record<'lottery' | 'drawNo' | 'round' | 'beacon' | 'seed' | 'draw' | 'bets' | 'hits' | 'payout', string>
  >
  readonly faults: Readonly<Record<LotteryFault, string>>
}

const vi: Texts = {
  title: 'Kiểm tra kỳ quay và vé',
  lead: 'Trang này tính lại cây vé, beacon, seed, kết quả và tiền thưởng ngay trên máy của bạn. Nó không gửi gì đi; chỉ khi bạn bấm nút, nó mới hỏi mạng drand về beacon.',
  file: 'Tệp bằng chứng (JSON)',
  paste: 'Hoặc dán nội dung tệp vào đây',
  signature: 'Chữ ký của beacon',
  signatureHint: '96 ký tự hex, nếu tệp chưa có hoặc bạn muốn tự tra cứu',
  fetch: 'Lấy beacon từ drand',
  check: 'Kiểm tra',
  fine: 'Mọi thứ đều khớp.',
  faulty: 'Có điểm không khớp:',
  unreadable: 'Không đọc được tệp.',
  noBeacon: 'Không lấy được beacon. Vòng này có thể chưa tới, hoặc không có mạng.',
  recorded: 'Beacon này được ghi sẵn: nhà cái có thể đã biết nó từ trước.',
  withoutBeacon: 'Kỳ quay này không dùng beacon: nhà cái có thể giữ lại một kỳ quay.',
  fields: {
    lottery: 'Trò xổ số',
    drawNo: 'Kỳ quay',
    round: 'Vòng beacon',
    beacon: 'Beacon',
    seed: 'Seed',
    draw: 'Kết quả tính lại',
    bets: 'Số cược trong vé',
    hits: 'Số lần trúng',
    payout: 'Tiền trả (đơn vị nhỏ nhất)',
  },
  faults: {
    chain: 'Phần tử chuỗi không nối tiếp phần tử đã công bố trước đó.',
    round: 'Vòng beacon không phải vòng đầu tiên sau khi đóng bán.',
    'round-early': 'Bản ghi lúc đóng được công bố khi beacon đã có thể biết trước.',
    signature: 'Chữ ký beacon không phải của mạng cho vòng này.',
    lock: 'Khóa thời gian không mở ra phần tử chuỗi.',
    'chain-missing': 'Chưa có phần tử chuỗi, và khóa không cho ra nó.',
    'signature-missing': 'Chưa có beacon. Hãy dán chữ ký hoặc lấy từ drand.',
    draw: 'Kết quả công bố khác kết quả mà seed cho ra.',
    'ticket-path': 'Vé không nằm trong cây vé đã công bố.',
    'ticket-removed': 'Nhà cái đã ký biên nhận cho vé này nhưng quay thưởng không có nó.',
    receipt: 'Biên nhận không mang chữ ký của nhà cái cho vé này.',
    'ticket-stake': 'Không đọc được các số hoặc tiền cược của vé.',
    payout: 'Số tiền đã trả khác số tiền tính lại.',
    pool: 'Phần chia của quỹ giải không khớp với doanh thu, số vé trúng và số dư quỹ.',
    'list-root': 'Danh sách vé không cho ra gốc cây đã công bố: có vé bị thêm, bớt hoặc sửa.',
    'list-count': 'Số vé trong danh sách khác số đã công bố.',
    'list-stakes': 'Tổng tiền cược trong danh sách khác tổng đã công bố.',
  },
}

const en: Texts = {
  title: 'Check a draw and a ticket',
  lead: 'This page recomputes the tree of tickets, the beacon, the seed, the result and the payout on your device. It sends nothing; only when you press the button does it ask drand for the beacon.',
  file: 'Proof file (JSON)',
  paste: 'Or paste the contents of the file here',
  signature: 'Signature of the beacon',
  signatureHint: '96 hex characters, if the file has none or you want to look it up yourself',
  fetch: 'Get the beacon from drand',
  check: 'Check',
  fine: 'Everything agrees.',
  faulty: 'Something does not agree:',
  unreadable: 'The file cannot be read.',
  noBeacon: 'The beacon cannot be had. Its round may not have come yet, or there is no network.',
  recorded: 'This beacon was recorded: the house could know it before.',
  withoutBeacon: 'This draw has no beacon: the house could withhold a draw.',
  fields: {
    lottery: 'Lottery',
    drawNo: 'Draw',
    round: 'Beacon round',
    beacon: 'Beacon',
    seed: 'Seed',
    draw: 'Result, recomputed',
    bets: 'Bets in the ticket',
    hits: 'Wins',
    payout: 'Payout (minor units)',
  },
  faults: {
    chain: 'The element of the chain does not follow the one that was published before.',
    round: 'The beacon is not the first one after the close.',
    'round-early': 'The record of the close was published when the beacon could already be known.',
    signature: 'The network did not sign this round with this signature.',
    lock: 'The time lock does not open to the element of the chain.',
    'chain-missing': 'The element of the chain is not there, and the lock does not give it.',
    'signature-missing': 'There is no beacon yet. Paste its signature, or get it from drand.',
    draw: 'The published result is not the one that the seed gives.',
    'ticket-path': 'The ticket is not in the tree that was published.',
    'ticket-removed': 'The house signed a receipt for this ticket and drew without it.',
    receipt: 'The receipt does not carry the signature of the house for this ticket.',
    'ticket-stake': 'The numbers or the stake of the ticket cannot be read.',
    payout: 'What was paid is not what the draw gives.',
    pool: 'The shares of the pools do not follow from sales, winners and what was in them.',
    'list-root': 'The list does not make the published root: a ticket was added, taken out or changed.',
    'list-count': 'The list has another number of tickets than was published.',
    'list-stakes': 'The stakes of the list are not those that were published.',
  },
}

export const texts: Readonly<Record<Language, Texts>> = { vi, en }
