import type { GameTitles } from '../../game-module.ts'

export const titles: GameTitles = {
  'jacks-or-better-9-6': {
    names: { vi: 'Jacks or Better 9/6', en: 'Jacks or Better 9/6' },
    category: 'VP',
    provider: 'copperhead',
  },
  'jacks-or-better-8-5': {
    names: { vi: 'Jacks or Better 8/5', en: 'Jacks or Better 8/5' },
    category: 'VP',
    provider: 'copperhead',
  },
  'tens-or-better-6-5': {
    names: { vi: 'Tens or Better 6/5', en: 'Tens or Better 6/5' },
    category: 'VP',
    provider: 'copperhead',
  },
  'bonus-poker-8-5': {
    names: { vi: 'Bonus Poker 8/5', en: 'Bonus Poker 8/5' },
    category: 'VP',
    provider: 'copperhead',
  },
  'aces-and-faces-8-5': {
    names: { vi: 'Aces & Faces 8/5', en: 'Aces & Faces 8/5' },
    category: 'VP',
    provider: 'copperhead',
  },
  'double-bonus-9-6-5': {
    names: { vi: 'Double Bonus 9/6/5', en: 'Double Bonus 9/6/5' },
    category: 'VP',
    provider: 'copperhead',
  },
  'double-double-bonus-9-6': {
    names: { vi: 'Double Double Bonus 9/6', en: 'Double Double Bonus 9/6' },
    category: 'VP',
    provider: 'copperhead',
  },
  'deuces-wild-25-15-9': {
    names: { vi: 'Deuces Wild 25/15/9', en: 'Deuces Wild 25/15/9' },
    category: 'VP',
    provider: 'copperhead',
  },
  'joker-poker-17-7-5': {
    names: { vi: 'Joker Poker 17/7/5', en: 'Joker Poker 17/7/5' },
    category: 'VP',
    provider: 'copperhead',
  },
}
