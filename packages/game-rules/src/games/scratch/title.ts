import type { GameTitles } from '../../game-module.ts'

const tile = (scene: string, palette: string, hero: string) => ({ scene, palette, hero })

export const titles: GameTitles = {
  scratch: {
    names: { vi: 'Vé Cào', en: 'Scratch Card' },
    category: 'BG',
    provider: 'paper-boat',
  },
  'zy-lotus': {
    names: { vi: 'Vé Cào Hoa Sen', en: 'Lotus Ticket' },
    category: 'ELOTT',
    provider: 'ZY_TICKETS',
    tile: tile('sea', 'rose', 'noto:lotus'),
  },
  'zy-carp': {
    names: { vi: 'Vé Cào Cá Chép', en: 'Carp Ticket' },
    category: 'ELOTT',
    provider: 'ZY_TICKETS',
    tile: tile('drift', 'lagoon', 'noto:fish'),
  },
  'zy-phoenix': {
    names: { vi: 'Vé Cào Phượng Hoàng', en: 'Phoenix Ticket' },
    category: 'ELOTT',
    provider: 'ZY_TICKETS',
    tile: tile('pagoda', 'ember', 'fluent:phoenix-bird'),
  },
}
