/** A clockwork rooster. Its weight is what stands on its plate: nothing is drawn by it. */
export type Bird = { readonly names: { readonly vi: string; readonly en: string }; readonly grams: number }

const names = [
  ['Đèn Lồng Đỏ', 'Red Lantern'],
  ['Sóng Bạc', 'Silver Wave'],
  ['Mào Lửa', 'Fire Comb'],
  ['Thiết Vũ', 'Iron Plume'],
  ['Phượng Gỗ', 'Wooden Phoenix'],
  ['Bánh Xe', 'Big Wheel'],
  ['Hoả Mai', 'Matchlock'],
  ['Trống Đồng', 'Bronze Drum'],
  ['Chuông Gió', 'Wind Chime'],
  ['Lò Xo', 'Mainspring'],
  ['Kim Đồng', 'Brass Needle'],
  ['Pháo Hoa', 'Firework'],
  ['Đu Quay', 'Carousel'],
  ['Hộp Nhạc', 'Music Box'],
  ['Thuyền Giấy', 'Paper Boat'],
  ['Mặt Nạ', 'Masquerade'],
  ['Sao Băng', 'Shooting Star'],
  ['Sấm Đêm', 'Night Thunder'],
  ['Bình Minh', 'Daybreak'],
  ['Cá Chép', 'Golden Carp'],
  ['Trăng Non', 'New Moon'],
  ['Hổ Phách', 'Amber'],
  ['Ngọc Lam', 'Turquoise'],
  ['Mây Chì', 'Lead Cloud'],
  ['Gió Nồm', 'Sea Breeze'],
  ['Lưu Ly', 'Stained Glass'],
  ['Cối Xay', 'Windmill'],
  ['Búa Tạ', 'Sledgehammer'],
  ['Kèn Đồng', 'Brass Horn'],
  ['Dế Mèn', 'Cricket'],
  ['Hoa Đăng', 'Flower Lamp'],
  ['Cồng Chiêng', 'Gong'],
] as const

/** The 32 of every season, by their number. */
export const birds: readonly Bird[] = names.map(([vi, en], id) => ({
  names: { vi, en },
  grams: 1_900 + ((id * 53) % names.length) * 20,
}))
