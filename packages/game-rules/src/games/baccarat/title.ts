import type { GameTitles, RoadLetter } from '../../game-module.ts'
import { roadNames } from '../../road-names.ts'

const letters: readonly RoadLetter[] = [
  { mark: 'B', side: 'a', tone: 'red', names: roadNames('banker') },
  { mark: 'P', side: 'b', tone: 'blue', names: roadNames('player') },
  { mark: 'T', side: 'tie', tone: 'green', names: roadNames('tie') },
]

export const titles: GameTitles = {
  baccarat: {
    names: { vi: 'Baccarat', en: 'Baccarat' },
    category: 'TG',
    provider: 'bamboo-brass',
  },
  'baccarat-no-commission': {
    names: { vi: 'Baccarat Không Hoa Hồng', en: 'No-Commission Baccarat' },
    category: 'TG',
    provider: 'bamboo-brass',
  },
  'live-baccarat': {
    names: { vi: 'Baccarat Hội An', en: 'Hoi An Baccarat' },
    category: 'LIVE',
    provider: 'lotus-live',
    live: { dealer: 'thu-ha', studio: 'lotus-live', prop: 'cards', category: 'baccarat', letters },
    tables: {
      'live-baccarat-fast': {
        names: { vi: 'Baccarat Chớp Nhoáng', en: 'Lightning Baccarat' },
        ...{ speed: 'fast', tier: 'low', language: 'vi', dealer: 'khanh-linh', studio: 'night-market' },
      },
      'live-baccarat-saigon': {
        names: { vi: 'Baccarat Sài Gòn', en: 'Saigon Baccarat' },
        ...{ speed: 'normal', tier: 'standard', language: 'vi', dealer: 'diem-my', studio: 'lotus-live' },
      },
      'live-baccarat-c05': {
        names: { vi: 'Baccarat Bàn Thật C05', en: 'Real Table Baccarat C05' },
        ...{ speed: 'normal', tier: 'standard', language: 'vi', dealer: 'thu-ha', studio: 'lotus-live' },
        source: 'readings',
      },
      'live-baccarat-macau': {
        names: { vi: 'Baccarat Hào Giang', en: 'Harbour Baccarat' },
        ...{ speed: 'normal', tier: 'high', language: 'zh', dealer: 'bao-tran', studio: 'pearl-river' },
      },
      'live-baccarat-vip': {
        names: { vi: 'Baccarat Thăng Long VIP', en: 'Thang Long VIP Baccarat' },
        ...{ speed: 'slow', tier: 'vip', language: 'vi', dealer: 'quoc-bao', studio: 'grand-pavilion' },
      },
    },
  },
  'live-baccarat-no-commission': {
    names: { vi: 'Baccarat Siêu Tốc', en: 'Speed Baccarat' },
    category: 'LIVE',
    provider: 'pearl-river',
    live: { dealer: 'khanh-linh', studio: 'pearl-river', prop: 'cards', category: 'baccarat', letters },
    tables: {
      'live-baccarat-no-commission-high': {
        names: { vi: 'Baccarat Sáu Vàng', en: 'Golden Six Baccarat' },
        ...{ speed: 'normal', tier: 'high', language: 'en', dealer: 'mai-chi', studio: 'grand-pavilion' },
      },
    },
  },
  'live-baccarat-squeeze': {
    names: { vi: 'Baccarat Nặn Bài Tràng An', en: 'Trang An Squeeze Baccarat' },
    category: 'LIVE',
    provider: 'lotus-live',
    live: { dealer: 'thu-ha', studio: 'lotus-live', prop: 'cards', category: 'baccarat', letters },
    tables: {
      'live-baccarat-squeeze-vip': {
        names: { vi: 'Baccarat Nặn Bài Lầu Vàng VIP', en: 'Gilded VIP Squeeze Baccarat' },
        ...{ speed: 'slow', tier: 'vip', language: 'vi', dealer: 'bao-tran', studio: 'grand-pavilion' },
      },
    },
  },
}
