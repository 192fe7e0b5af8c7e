import { checkMission } from '@fairground/contract/mission-rule'
import { expect, it } from 'vitest'
import { type MissionDraft, newMission, termsOf } from './mission-draft.ts'

const timeZone = 'Asia/Ho_Chi_Minh'
const text = { title: 'T', content: 'C' }
const whole: MissionDraft = {
  ...newMission,
  texts: { vi: text, en: text },
  target: '20',
  goal: 'rounds',
  startsAt: '2026-11-21T09:00',
  endsAt: '2026-11-28T09:00',
  reward: '5000',
  budget: '0500000',
  memberMax: '50000',
}
const faultsOf = (draft: MissionDraft) =>
  checkMission({ terms: termsOf(draft, timeZone), languages: ['vi'] }).map(({ field }) => field)

it('a complete draft is sent in the site’s format: times in its zone, amounts with decimals', () => {
  expect(termsOf(whole, timeZone)).toMatchObject({
    startsAt: '2026-11-21T02:00:00.000Z',
    reward: '5000.00',
    target: 20,
  })
  expect(faultsOf(whole)).toEqual([])
})

it('a game type is sent for play goals only', () => {
  expect(termsOf({ ...whole, gameType: 'RNG' }, timeZone).gameType).toBe('RNG')
  expect(termsOf({ ...whole, gameType: 'RNG', goal: 'deposit' }, timeZone).gameType).toBeUndefined()
})

it('a new draft shows what is missing and limits the days', () => {
  expect(faultsOf(newMission)).toEqual([
    'texts.vi.title',
    'texts.vi.content',
    'startsAt',
    'endsAt',
    'reward',
    'budget',
    'memberMax',
    'target',
  ])
  expect(faultsOf({ ...whole, memberMax: '4999' })).toEqual(['memberMax'])
  expect(faultsOf({ ...whole, memberMax: '500001' })).toEqual(['memberMax'])
  expect(faultsOf({ ...whole, goal: 'logins', cycle: 'weekly', target: '7' })).toEqual([])
  expect(faultsOf({ ...whole, goal: 'logins', cycle: 'weekly', target: '8' })).toEqual(['target'])
  expect(faultsOf({ ...whole, goal: 'logins', cycle: 'daily', target: '2' })).toEqual(['target'])
})
