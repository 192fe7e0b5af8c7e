/** Names as they are called in Vietnamese and in every other language. No club of the world is meant. */
export type ClubNames = { readonly vi: string; readonly en: string }

export const clubs: readonly ClubNames[] = [
  { vi: 'Hải Đăng', en: 'Lighthouse' },
  { vi: 'Sư Tử Núi', en: 'Mountain Lions' },
  { vi: 'Rồng Thép', en: 'Steel Dragons' },
  { vi: 'Cánh Buồm Xanh', en: 'Blue Sails' },
  { vi: 'Hoa Sen', en: 'Lotus' },
  { vi: 'Đại Bàng Trắng', en: 'White Eagles' },
  { vi: 'Lúa Vàng', en: 'Golden Rice' },
  { vi: 'Bến Cảng', en: 'Harbour' },
  { vi: 'Thuỷ Triều', en: 'High Tide' },
  { vi: 'Đèn Lồng', en: 'Lanterns' },
  { vi: 'Vòng Đu Quay', en: 'Ferris Wheel' },
  { vi: 'Trống Đồng', en: 'Bronze Drum' },
  { vi: 'Tre Xanh', en: 'Green Bamboo' },
  { vi: 'Mặt Trời Đỏ', en: 'Red Sun' },
  { vi: 'Cầu Mây', en: 'Rattan Bridge' },
  { vi: 'Sao Biển', en: 'Starfish' },
]
