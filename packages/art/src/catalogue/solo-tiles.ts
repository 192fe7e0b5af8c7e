import type { SlotTile } from './slot-tiles.ts'
import type { VendorSlug } from './vendors.ts'

/** A game that one player plays against the house: the slug is the id of its rules. */
export type SoloTile = Omit<SlotTile, 'theme'>

type Row = [slug: string, nameVi: string, nameEn?: string]

const titlesOf = (vendor: VendorSlug, rows: readonly Row[]): SoloTile[] =>
  rows.map(([slug, nameVi, nameEn = nameVi]) => ({ slug, nameVi, nameEn, vendor }))

/** Mini and arcade games, the family of bingo, tables, video poker; all with directed art. */
export const soloTiles: readonly SoloTile[] = [
  ...titlesOf('ferris-reels', [
    ['dice', 'Đổ Xúc Xắc', 'Dice'],
    ['limbo', 'Limbo'],
    ['coin-flip', 'Tung Đồng Xu', 'Coin Flip'],
    ['plinko', 'Plinko'],
    ['mines', 'Dò Mìn', 'Mines'],
    ['hi-lo', 'Cao Thấp', 'Hi-Lo'],
    ['tower', 'Leo Tháp', 'Tower'],
    ['penalty-shoot-out', 'Sút Luân Lưu', 'Penalty Shoot-out'],
    ['chicken-road', 'Gà Qua Đường', 'Chicken Road'],
    ['wheel', 'Vòng Quay May Mắn', 'Lucky Wheel'],
    ['horse-race', 'Đua Ngựa', 'Horse Race'],
    ['coin-pusher', 'Máy Đẩy Xu', 'Coin Pusher'],
    ['claw', 'Gắp Báu Vật', 'Treasure Claw'],
  ]),
  ...titlesOf('paper-boat', [
    ['keno-40', 'Keno 40'],
    ['keno-80', 'Keno 80'],
    ['scratch', 'Vé Cào', 'Scratch Card'],
  ]),
  ...titlesOf('bamboo-brass', [
    ['roulette', 'Roulette Châu Âu', 'European Roulette'],
    ['roulette-la-partage', 'Roulette La Partage'],
    ['baccarat', 'Baccarat'],
    ['baccarat-no-commission', 'Baccarat Không Hoa Hồng', 'No-Commission Baccarat'],
    ['sic-bo', 'Tài Xỉu Sic Bo', 'Sic Bo'],
    ['dragon-tiger', 'Rồng Hổ', 'Dragon Tiger'],
    ['casino-war', 'Casino War'],
    ['red-dog', 'Red Dog'],
    ['andar-bahar', 'Andar Bahar'],
    ['three-card-poker', 'Poker Ba Lá', 'Three Card Poker'],
    ['blackjack', 'Blackjack'],
    ['craps', 'Craps'],
  ]),
  ...titlesOf('copperhead', [
    ['jacks-or-better-9-6', 'Jacks or Better 9/6'],
    ['jacks-or-better-8-5', 'Jacks or Better 8/5'],
    ['tens-or-better-6-5', 'Tens or Better 6/5'],
    ['bonus-poker-8-5', 'Bonus Poker 8/5'],
    ['aces-and-faces-8-5', 'Aces & Faces 8/5'],
    ['double-bonus-9-6-5', 'Double Bonus 9/6/5'],
    ['double-double-bonus-9-6', 'Double Double Bonus 9/6'],
    ['deuces-wild-25-15-9', 'Deuces Wild 25/15/9'],
    ['joker-poker-17-7-5', 'Joker Poker 17/7/5'],
  ]),
]

/** Games whose rounds are the same for everybody, likewise. */
export const sharedTiles: readonly SoloTile[] = [
  ...titlesOf('ferris-reels', [['crash', 'Pháo Hoa Crash', 'Firework Crash']]),
  ...titlesOf('paper-boat', [
    ['bingo-75', 'Bingo 75'],
    ['bingo-90', 'Bingo 90'],
  ]),
]
