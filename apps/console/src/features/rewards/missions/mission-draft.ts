import { type MissionTerms, playGoals, type StaffMission } from '@fairground/contract'
import { moneyOf, plainMoney } from '../../../lib/typed-money.ts'
import { fromWallTime, toWallTime } from '../../../lib/wall-time.ts'

/** A mission as it is typed: amounts and times as texts, so that nothing half typed is lost. */
export interface MissionDraft {
  texts: MissionTerms['texts']
  cycle: MissionTerms['cycle']
  goal: MissionTerms['goal']
  gameType: NonNullable<MissionTerms['gameType']> | 'all'
  target: string
  /** On a clock of the site. */
  startsAt: string
  endsAt: string
  reward: string
  budget: string
  memberMax: string
}

export const newMission: MissionDraft = {
  texts: {},
  cycle: 'daily',
  goal: 'bet',
  gameType: 'all',
  target: '',
  startsAt: '',
  endsAt: '',
  reward: '',
  budget: '',
  memberMax: '',
}

/** A saved mission, ready to be typed over. */
export const draftOf = (saved: StaffMission, timeZone: string): MissionDraft => ({
  texts: saved.texts,
  cycle: saved.cycle,
  goal: saved.goal,
  gameType: saved.gameType ?? 'all',
  target: String(saved.target),
  startsAt: toWallTime(saved.startsAt, timeZone),
  endsAt: toWallTime(saved.endsAt, timeZone),
  reward: plainMoney(saved.reward),
  budget: plainMoney(saved.budget),
  memberMax: plainMoney(saved.memberMax),
})

/** What is typed, as it is sent. */
export const termsOf = (draft: MissionDraft, timeZone: string): MissionTerms => ({
  texts: draft.texts,
  cycle: draft.cycle,
  goal: draft.goal,
  ...(draft.gameType !== 'all' && playGoals.includes(draft.goal) && { gameType: draft.gameType }),
  target: Number(draft.target),
  startsAt: fromWallTime(draft.startsAt, timeZone) ?? '',
  endsAt: fromWallTime(draft.endsAt, timeZone) ?? '',
  reward: moneyOf(draft.reward),
  budget: moneyOf(draft.budget),
  memberMax: moneyOf(draft.memberMax),
})
