import type { Theme } from './themes.ts'
import type { VendorSlug } from './vendors.ts'

/** A slot title as the lobby knows it. The slug is the Vietnamese name without its marks. */
export interface SlotTile {
  slug: string
  nameVi: string
  nameEn: string
  vendor: VendorSlug
  /** Which symbols and colours the game frame uses. */
  theme: Theme
}

type Row = [slug: string, nameVi: string, nameEn: string, theme: Theme]

function titlesOf(vendor: VendorSlug, rows: readonly Row[]): SlotTile[] {
  return rows.map(([slug, nameVi, nameEn, theme]) => ({ slug, nameVi, nameEn, vendor, theme }))
}

/** Every slot title with directed art, studio by studio. */
export const slotTiles: readonly SlotTile[] = [
  ...titlesOf('nine-carp', [
    ['rong-ho-phu-quy', 'Rồng Hổ Phú Quý', 'Dragon Tiger Fortune', 'dragon'],
    ['tet-phat-tai', 'Tết Phát Tài', 'New Year Riches', 'fortune'],
    ['gau-truc-may-man', 'Gấu Trúc May Mắn', 'Lucky Panda', 'fortune'],
    ['than-tai-go-cua', 'Thần Tài Gõ Cửa', 'Wealth at the Door', 'fortune'],
    ['meo-than-tai', 'Mèo Thần Tài', 'Fortune Cat', 'fortune'],
    ['hu-rong-ngoc', 'Hũ Rồng Ngọc', 'Jade Dragon Jar', 'dragon'],
    ['ca-chep-hoa-rong', 'Cá Chép Hóa Rồng', 'Carp to Dragon', 'dragon'],
  ]),
  ...titlesOf('ferris-reels', [
    ['vu-tru-vang', 'Vũ Trụ Vàng', 'Golden Cosmos', 'neon'],
    ['tiec-trai-cay', 'Tiệc Trái Cây', 'Fruit Feast', 'fair'],
    ['777-den-mau', '777 Đèn Màu', '777 Coloured Lights', 'fair'],
    ['banh-xe-van-may', 'Bánh Xe Vận May', 'Lucky Prize Wheel', 'fair'],
    ['vuong-mien-trieu-do', 'Vương Miện Triệu Đô', 'Million Crown', 'royal'],
    ['ao-thuat-dem-hoi', 'Ảo Thuật Đêm Hội', 'Festival Magician', 'fair'],
  ]),
  ...titlesOf('moonwell', [
    ['phuong-hoang-lua', 'Phượng Hoàng Lửa', 'Fire Phoenix', 'phoenix'],
    ['soi-trang', 'Sói Trăng', 'Moon Wolf', 'night'],
    ['lau-dai-ma-ca-rong', 'Lâu Đài Ma Cà Rồng', 'Vampire Castle', 'night'],
    ['gau-bac-cuc', 'Gấu Bắc Cực', 'Polar Bear', 'frost'],
    ['than-den-ngan-le-mot', 'Thần Đèn Ngàn Lẻ Một', 'Genie of a Thousand Nights', 'night'],
    ['cu-dem-huyen-bi', 'Cú Đêm Huyền Bí', 'Mystic Night Owl', 'night'],
    ['nui-lua-thuc-giac', 'Núi Lửa Thức Giấc', 'Waking Volcano', 'phoenix'],
    ['ma-mut-bang-gia', 'Ma Mút Băng Giá', 'Frozen Mammoth', 'frost'],
  ]),
  ...titlesOf('copperhead', [
    ['neon-ninja', 'Neon Ninja', 'Neon Ninja', 'neon'],
    ['wild-mesa', 'Wild Mesa', 'Wild Mesa', 'west'],
    ['trong-rung-sau', 'Trống Rừng Sâu', 'Deep Jungle Drums', 'jungle'],
    ['robo-rush', 'Robo Rush', 'Robo Rush', 'neon'],
    ['ky-jura-noi-gian', 'Kỷ Jura Nổi Giận', 'Jurassic Fury', 'jungle'],
    ['dai-bang-vien-tay', 'Đại Bàng Viễn Tây', 'Frontier Eagle', 'west'],
    ['ca-sau-dam-lay', 'Cá Sấu Đầm Lầy', 'Swamp Crocodile', 'jungle'],
  ]),
  ...titlesOf('paper-boat', [
    ['bao-kim-cuong', 'Bão Kim Cương', 'Diamond Storm', 'neon'],
    ['thuyen-buom-hoang-hon', 'Thuyền Buồm Hoàng Hôn', 'Sunset Sails', 'sea'],
    ['jazz-pho-dem', 'Jazz Phố Đêm', 'Night Street Jazz', 'neon'],
  ]),
  ...titlesOf('lotus-garden', [
    ['dam-sen-ca-koi', 'Đầm Sen Cá Koi', 'Koi Lotus Pond', 'garden'],
    ['tien-den-long', 'Tiên Đèn Lồng', 'Lantern Fairy', 'garden'],
    ['tien-ca-xanh', 'Tiên Cá Xanh', 'Blue Mermaid', 'sea'],
    ['khong-tuoc-ngoc', 'Khổng Tước Ngọc', 'Jade Peacock', 'garden'],
    ['hong-hac-hoang-hon', 'Hồng Hạc Hoàng Hôn', 'Sunset Flamingo', 'garden'],
  ]),
  ...titlesOf('bamboo-brass', [
    ['trau-vang-dong-noi', 'Trâu Vàng Đồng Nội', 'Golden Buffalo', 'fortune'],
    ['hai-tac-dao-xa', 'Hải Tặc Đảo Xa', 'Far Island Pirates', 'sea'],
    ['mat-than-ai-cap', 'Mắt Thần Ai Cập', 'Eye of Egypt', 'egypt'],
    ['kho-bau-pharaon', 'Kho Báu Pharaon', 'Treasure of the Pharaoh', 'egypt'],
    ['trong-dong-am-vang', 'Trống Đồng Âm Vang', 'Echo of the Bronze Drum', 'dragon'],
    ['voi-chien-dai-ngan', 'Voi Chiến Đại Ngàn', 'Highland War Elephant', 'jungle'],
    ['su-tu-hoang-gia', 'Sư Tử Hoàng Gia', 'Royal Lion', 'royal'],
  ]),
  ...titlesOf('deepwater', [
    ['ngoc-trai-bien-sau', 'Ngọc Trai Biển Sâu', 'Deep Sea Pearl', 'sea'],
    ['kraken-troi-day', 'Kraken Trỗi Dậy', 'Kraken Rising', 'sea'],
    ['kho-vang-tau-dam', 'Kho Vàng Tàu Đắm', 'Sunken Gold', 'sea'],
  ]),
]

/** Titles that also have the tall art of the first place in the hot row. */
export const largeTileSlugs = ['rong-ho-phu-quy', 'phuong-hoang-lua'] as const

/** The theme of a slot title; undefined for a game that is not one of ours. */
export function themeOf(slug: string): Theme | undefined {
  return slotTiles.find((tile) => tile.slug === slug)?.theme
}
