import type { GameTitles } from '../../game-module.ts'

export const titles: GameTitles = {
  cockfight: {
    names: { vi: 'Gà Máy Hội Chợ', en: 'Fairground Roosters' },
    category: 'COCKFIGHT',
    provider: 'carousel-arena',
    arena: 'big-top',
    arenas: {
      'cockfight-ds88': {
        names: { vi: 'Gà Máy Đèn Lồng', en: 'Lantern Ring' },
        ...{ speed: 'normal', tier: 'standard', language: 'vi', look: 'lanterns', house: 'DS88' },
      },
      'cockfight-dig': {
        names: { vi: 'Gà Máy Tốc Chiến', en: 'Quick Ring' },
        ...{ speed: 'fast', tier: 'low', language: 'vi', look: 'neon', house: 'DIG' },
      },
      'cockfight-sv3': {
        names: { vi: 'Gà Máy Bến Cảng', en: 'Harbour Ring' },
        ...{ speed: 'normal', tier: 'standard', language: 'en', look: 'harbour', house: 'SV3' },
      },
      'cockfight-ws168': {
        names: { vi: 'Gà Máy Mùa Gặt', en: 'Harvest Ring' },
        ...{ speed: 'fast', tier: 'high', language: 'vi', look: 'harvest', house: 'WS168' },
      },
      'cockfight-wgb': {
        names: { vi: 'Gà Máy Đêm Trăng VIP', en: 'Moonlit Ring VIP' },
        ...{ speed: 'slow', tier: 'vip', language: 'en', look: 'moonlit', house: 'WGB' },
      },
    },
  },
  'cockfight-pool': {
    names: { vi: 'Gà Máy Pula', en: 'Rooster Pool' },
    category: 'COCKFIGHT',
    provider: 'carousel-arena',
    arena: 'harvest',
    arenas: {
      'cockfight-pool-fast': {
        names: { vi: 'Gà Máy Pula Tốc Chiến', en: 'Quick Rooster Pool' },
        ...{ speed: 'fast', tier: 'low', language: 'vi', look: 'harbour', house: 'carousel-arena' },
      },
    },
  },
}
