import { expect, test } from 'vitest'
import { levelFormsOf, levelsOf, newLevel } from './vip-draft.ts'

const levels = [
  {
    rank: 0,
    threshold: '0.00',
    labels: { vi: 'Hội viên', en: 'Member' },
    benefits: { vi: ['Một', 'Hai'], en: ['One'] },
    memberCount: 3,
  },
]

test('levels come back from their fields as they were', () => {
  const [{ memberCount: _, ...first } = { memberCount: 0 }] = levels
  expect(levelFormsOf(levelsOf({ levels }))).toEqual([first])
})

test('a new level needs a name in both languages and a threshold; empty lines are no benefits', () => {
  const drafts = [...levelsOf({ levels }), newLevel(1)]
  expect(levelFormsOf(drafts)).toBeUndefined()
  const named = { ...newLevel(1), vi: 'Đồng', en: 'Bronze', threshold: '500', benefitsVi: ' Quà \n\n' }
  expect(levelFormsOf([...levelsOf({ levels }), named])?.[1]).toEqual({
    rank: 1,
    threshold: '500.00',
    labels: { vi: 'Đồng', en: 'Bronze' },
    benefits: { vi: ['Quà'], en: [] },
  })
})
