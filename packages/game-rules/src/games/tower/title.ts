import type { GameTitles } from '../../game-module.ts'

export const titles: GameTitles = {
  tower: {
    names: { vi: 'Leo Tháp', en: 'Tower' },
    category: 'AC',
    provider: 'ferris-reels',
  },
  'penalty-shoot-out': {
    names: { vi: 'Sút Luân Lưu', en: 'Penalty Shoot-out' },
    category: 'AC',
    provider: 'ferris-reels',
  },
  'chicken-road': {
    names: { vi: 'Gà Qua Đường', en: 'Chicken Road' },
    category: 'AC',
    provider: 'ferris-reels',
  },
}
