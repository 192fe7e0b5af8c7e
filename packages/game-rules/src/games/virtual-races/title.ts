import type { GameTitles } from '../../game-module.ts'

export const titles: GameTitles = {
  'virtual-dogs': {
    names: { vi: 'Đua Chó Ảo', en: 'Virtual Dog Races' },
    category: 'SPORTS',
    provider: 'ferris-reels',
    tile: { scene: 'rays', palette: 'dusk', hero: 'fluent:wolf' },
  },
  'virtual-horses': {
    names: { vi: 'Đua Ngựa Ảo', en: 'Virtual Horse Races' },
    category: 'SPORTS',
    provider: 'ferris-reels',
    tile: { scene: 'tent', palette: 'forest', hero: 'fluent:horse-face' },
  },
}
