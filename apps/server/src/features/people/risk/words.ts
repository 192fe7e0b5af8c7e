/** What people in distress write, with and without accents, in lower case. */
export const distressWords = [
  ...['mất hết', 'mat het tien', 'nợ ngập', 'no ngap', 'vay nóng', 'vay nong', 'tự tử', 'tu tu', 'không muốn sống'],
  ...['khong muon song', 'nghiện cờ bạc', 'nghien co bac', 'không dừng được', 'khong dung duoc', 'cầm xe', 'bán nhà'],
  ...["can't stop", 'cannot stop', 'lost everything', 'kill myself', 'addicted', 'borrowed money', 'in debt'],
] as const

/** What people write who ask the house for gifts or credit. */
export const giftWords = [
  ...['xin khuyến mãi', 'xin khuyen mai', 'tặng tiền', 'tang tien', 'cho vay', 'cho nợ', 'cho no', 'xin thưởng'],
  ...['xin thuong', 'give me a bonus', 'give me bonus', 'need a bonus', 'free credit', 'lend me'],
] as const
