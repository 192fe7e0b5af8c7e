import type { vendors } from '@fairground/art/catalogue'
import type { SoloTitle } from './game.ts'

/** What a title is called and where it stands in the lobby. */
export interface TitleRow {
  rulesId: string
  names: SoloTitle['names']
  subCategory: SoloTitle['subCategory']
  vendor: (typeof vendors)[number]['slug']
  raises?: SoloTitle['raises']
}

type Names = Readonly<Record<string, readonly [vi: string, en: string]>>

/** Mini and arcade games, table games, video poker, bingo's family; the names of rules that are played. */
export const soloTitleRows: readonly TitleRow[] = [
  ...rowsOf(
    { subCategory: 'AC', vendor: 'ferris-reels' },
    {
      dice: ['Đổ Xúc Xắc', 'Dice'],
      limbo: ['Limbo', 'Limbo'],
      'coin-flip': ['Tung Đồng Xu', 'Coin Flip'],
      plinko: ['Plinko', 'Plinko'],
      mines: ['Dò Mìn', 'Mines'],
      'hi-lo': ['Cao Thấp', 'Hi-Lo'],
      tower: ['Leo Tháp', 'Tower'],
      'penalty-shoot-out': ['Sút Luân Lưu', 'Penalty Shoot-out'],
      'chicken-road': ['Gà Qua Đường', 'Chicken Road'],
      wheel: ['Vòng Quay May Mắn', 'Lucky Wheel'],
      'horse-race': ['Đua Ngựa', 'Horse Race'],
      'coin-pusher': ['Máy Đẩy Xu', 'Coin Pusher'],
      claw: ['Gắp Thú', 'Claw Machine'],
    },
  ),
  ...rowsOf(
    { subCategory: 'BG', vendor: 'paper-boat' },
    {
      'keno-40': ['Keno 40', 'Keno 40'],
      'keno-80': ['Keno 80', 'Keno 80'],
      scratch: ['Vé Cào', 'Scratch Card'],
    },
  ),
  ...rowsOf(
    { subCategory: 'TG', vendor: 'bamboo-brass' },
    {
      roulette: ['Roulette Châu Âu', 'European Roulette'],
      'roulette-la-partage': ['Roulette La Partage', 'Roulette La Partage'],
      baccarat: ['Baccarat', 'Baccarat'],
      'baccarat-no-commission': ['Baccarat Không Hoa Hồng', 'No-Commission Baccarat'],
      'sic-bo': ['Tài Xỉu Sic Bo', 'Sic Bo'],
      'dragon-tiger': ['Rồng Hổ', 'Dragon Tiger'],
      'casino-war': ['Casino War', 'Casino War'],
      'red-dog': ['Red Dog', 'Red Dog'],
      'andar-bahar': ['Andar Bahar', 'Andar Bahar'],
      'three-card-poker': ['Poker Ba Lá', 'Three Card Poker'],
    },
  ),
  // Insurance is half a stake.
  ...rowsOf(
    { subCategory: 'TG', vendor: 'bamboo-brass', raises: { min: '1/2', max: 1 } },
    {
      blackjack: ['Blackjack', 'Blackjack'],
    },
  ),
  // The odds behind a line are up to six times the line.
  ...rowsOf(
    { subCategory: 'TG', vendor: 'bamboo-brass', raises: { min: '1', max: 6 } },
    {
      craps: ['Craps', 'Craps'],
    },
  ),
  ...rowsOf(
    { subCategory: 'VP', vendor: 'copperhead' },
    {
      'jacks-or-better-9-6': ['Jacks or Better 9/6', 'Jacks or Better 9/6'],
      'jacks-or-better-8-5': ['Jacks or Better 8/5', 'Jacks or Better 8/5'],
      'tens-or-better-6-5': ['Tens or Better 6/5', 'Tens or Better 6/5'],
      'bonus-poker-8-5': ['Bonus Poker 8/5', 'Bonus Poker 8/5'],
      'aces-and-faces-8-5': ['Aces & Faces 8/5', 'Aces & Faces 8/5'],
      'double-bonus-9-6-5': ['Double Bonus 9/6/5', 'Double Bonus 9/6/5'],
      'double-double-bonus-9-6': ['Double Double Bonus 9/6', 'Double Double Bonus 9/6'],
      'deuces-wild-25-15-9': ['Deuces Wild 25/15/9', 'Deuces Wild 25/15/9'],
      'joker-poker-17-7-5': ['Joker Poker 17/7/5', 'Joker Poker 17/7/5'],
    },
  ),
]

function rowsOf(common: Omit<TitleRow, 'rulesId' | 'names'>, names: Names): TitleRow[] {
  return Object.entries(names).map(([rulesId, [vi, en]]) => ({ ...common, rulesId, names: { vi, en } }))
}
