import type { GameTitles } from '../../game-module.ts'

/** Card rooms, where players play against each other: their rules are in `packages/room-rules`. */
export const titles: GameTitles = {
  'tien-len': {
    names: { vi: 'Tiến Lên Miền Nam', en: 'Tien Len South' },
    category: 'PVP',
    provider: 'bamboo-brass',
  },
  sam: { names: { vi: 'Sâm Lốc', en: 'Sam Loc' }, category: 'PVP', provider: 'bamboo-brass' },
  phom: { names: { vi: 'Phỏm Tá Lả', en: 'Phom' }, category: 'PVP', provider: 'bamboo-brass' },
  'mau-binh': { names: { vi: 'Mậu Binh', en: 'Mau Binh' }, category: 'PVP', provider: 'bamboo-brass' },
  'ba-cay': { names: { vi: 'Ba Cây', en: 'Ba Cay' }, category: 'PVP', provider: 'bamboo-brass' },
  'niu-niu': { names: { vi: 'Ngưu Ngưu', en: 'Niu Niu' }, category: 'PVP', provider: 'bamboo-brass' },
  holdem: { names: { vi: "Poker Texas Hold'em", en: "Texas Hold'em" }, category: 'PVP', provider: 'bamboo-brass' },
  lieng: { names: { vi: 'Liêng', en: 'Lieng' }, category: 'PVP', provider: 'bamboo-brass' },
  'three-card': { names: { vi: 'Trác Kim Hoa', en: 'Zha Jin Hua' }, category: 'PVP', provider: 'bamboo-brass' },
  'xoc-dia-banker': {
    names: { vi: 'Xóc Đĩa Cầm Cái', en: 'Xoc Dia Banker' },
    category: 'PVP',
    provider: 'bamboo-brass',
  },
  'xi-to': { names: { vi: 'Xì Tố', en: 'Xi To Stud' }, category: 'PVP', provider: 'bamboo-brass' },
}
