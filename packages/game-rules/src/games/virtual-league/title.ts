import type { GameTitles } from '../../game-module.ts'

export const titles: GameTitles = {
  'virtual-league': {
    names: { vi: 'Giải Bóng Đá Ảo', en: 'Virtual League' },
    category: 'SPORTS',
    provider: 'ferris-reels',
    tile: { scene: 'rays', palette: 'jade', hero: 'fluent:soccer-ball' },
  },
}
