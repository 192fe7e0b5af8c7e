import type { GameTitles, RoadLetter } from '../../game-module.ts'
import { wheelLetters } from './marks.ts'

const letters: readonly RoadLetter[] = wheelLetters.map(({ number, ...letter }) => ({
  ...letter,
  names: { en: number },
}))

export const titles: GameTitles = {
  'money-wheel': {
    names: { vi: 'Vòng Quay Hội Chợ', en: 'Fairground Money Wheel' },
    category: 'LIVE',
    provider: 'grand-pavilion',
    live: { dealer: 'bao-tran', studio: 'grand-pavilion', prop: 'money-wheel', letters },
    tables: {
      'money-wheel-fast': {
        names: { vi: 'Vòng Quay Đèn Lồng', en: 'Lantern Money Wheel' },
        ...{ speed: 'fast', tier: 'low', language: 'vi', dealer: 'mai-chi', studio: 'night-market' },
      },
      'money-wheel-vip': {
        names: { vi: 'Vòng Quay Ngọc Trai', en: 'Pearl Money Wheel' },
        ...{ speed: 'slow', tier: 'vip', language: 'zh', dealer: 'quoc-bao', studio: 'pearl-river' },
      },
    },
  },
}
