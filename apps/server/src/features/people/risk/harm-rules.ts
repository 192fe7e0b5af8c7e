import { daysBefore, lastDays, lossOf, moneyOf, type PlayerHistory, sumOf } from './figures.ts'
import { longSessionMs, nightMs, policy } from './policy.ts'
import { amount, count, hours, percent, type Rule, text } from './rule.ts'
import { toolRules } from './tool-rules.ts'

const weeksBefore = 12

type HarmRule = Rule<PlayerHistory>

const pattern = { version: 1, points: 10 } as const
const spend = { version: 1, points: 15 } as const
const time = { version: 1, points: 8 } as const

const patternRules: HarmRule[] = [
  {
    ...{ id: 'H-01', ...pattern, restDays: 7 },
    find(history) {
      const [day] = lastDays(history, 1)
      if (!day || day.sessionDeposits < 3) return undefined
      return [count('count', day.sessionDeposits), amount('amount', day.depositsMinor)]
    },
  },
  {
    ...{ id: 'H-02', ...pattern, restDays: 7 },
    find(history) {
      const quick = sumOf(lastDays(history, 7), (day) => day.quickDeposits)
      return quick >= 3 ? [count('count', quick)] : undefined
    },
  },
  {
    ...{ id: 'H-03', ...pattern, restDays: 7 },
    find(history) {
      const [day] = lastDays(history, 1)
      if (!day || day.chaseCount < 10) return undefined
      return [
        count('count', day.chaseCount),
        amount('median', day.stakeMedianMinor),
        amount('largest', day.stakeMaxMinor),
      ]
    },
  },
  {
    ...{ id: 'H-10', ...pattern, restDays: 7 },
    find(history) {
      const days = lastDays(history, 2).filter((day) => day.stakedMinor > day.wonMinor)
      const cancelled = sumOf(lastDays(history, 2), (day) => day.cancelledWithdrawals)
      return cancelled > 0 && days.length > 0 ? [count('count', cancelled), amount('amount', lossOf(days))] : undefined
    },
  },
  {
    ...{ id: 'H-22', ...pattern, restDays: 14 },
    find(history) {
      const lost = lastDays(history, 14).filter(
        (day) => day.depositsMinor > 0n && (day.stakedMinor - day.wonMinor) * 20n >= day.depositsMinor * 19n,
      )
      return lost.length >= 5 ? [count('count', lost.length), amount('amount', lossOf(lost))] : undefined
    },
  },
]

const spendRules: HarmRule[] = [
  {
    ...{ id: 'H-04', ...spend, restDays: 30 },
    find(history) {
      const loss = lossOf(lastDays(history, 30))
      const { cohortLossMinor: usual } = history
      if (usual === undefined || loss < usual || loss < policy.lossMinor) return undefined
      return [amount('amount', loss), amount('usual', usual)]
    },
  },
  {
    ...{ id: 'H-05', ...spend, restDays: 7 },
    find(history) {
      const loss = lossOf(lastDays(history, 7))
      const before = daysBefore(history, 7, weeksBefore * 7)
      if (before.length < 4 || loss < policy.lossMinor) return undefined
      const mean = lossOf(before) / BigInt(weeksBefore)
      return loss >= 3n * (mean > 0n ? mean : 0n) && loss * 4n >= moneyOf(before, (day) => day.depositsMinor) / 12n
        ? [amount('amount', loss), amount('usual', mean)]
        : undefined
    },
  },
  {
    ...{ id: 'H-06', ...spend, restDays: 30 },
    find(history) {
      const { income } = history
      const paidIn = moneyOf(lastDays(history, 30), (day) => day.depositsMinor)
      if (!income || paidIn * 4n < income.minor) return undefined
      return [amount('amount', paidIn), amount('income', income.minor), text('source', income.source)]
    },
  },
  {
    ...{ id: 'H-21', ...spend, restDays: 7 },
    find(history) {
      const today = moneyOf(lastDays(history, 1), (day) => day.depositsMinor)
      const before = daysBefore(history, 1, 84).filter((day) => day.depositsMinor > 0n)
      if (before.length < 4 || today < policy.lossMinor) return undefined
      const mean = moneyOf(before, (day) => day.depositsMinor) / BigInt(before.length)
      return today >= 4n * mean ? [amount('amount', today), amount('usual', mean)] : undefined
    },
  },
]

const timeRules: HarmRule[] = [
  {
    ...{ id: 'H-07', ...time, restDays: 7 },
    find(history) {
      const [day] = lastDays(history, 1)
      if (!day || day.longestMs <= longSessionMs) return undefined
      return [hours('hours', day.longestMs), count('rounds', day.roundCount)]
    },
  },
  {
    ...{ id: 'H-08', ...time, restDays: 7 },
    find(history) {
      const nights = lastDays(history, 7).filter((day) => day.nightMs >= nightMs)
      return nights.length >= 3
        ? [
            count('nights', nights.length),
            hours(
              'hours',
              sumOf(nights, (day) => day.nightMs),
            ),
          ]
        : undefined
    },
  },
  {
    ...{ id: 'H-09', ...time, restDays: 30 },
    find(history) {
      const playedOf = (days: readonly { roundCount: number }[]) => days.filter((day) => day.roundCount > 0).length
      const played = playedOf(lastDays(history, 30))
      const before = playedOf(daysBefore(history, 30, 30))
      const isMuchMore = before >= 8 && played * 2 >= before * 3
      return played >= 27 || (isMuchMore && played >= 18) ? [count('days', played), count('before', before)] : undefined
    },
  },
  {
    ...{ id: 'H-23', ...time, restDays: 14 },
    find(history) {
      const before = daysBefore(history, 7, 56).filter((day) => day.roundCount > 0)
      if (before.length < 6) return undefined
      const mean = sumOf(before, (day) => day.roundCount) / before.length
      const many = lastDays(history, 7).filter((day) => day.roundCount >= 3 * mean && day.roundCount >= 200)
      return many.length >= 3 ? [count('days', many.length), count('usual', Math.round(mean))] : undefined
    },
  },
]

const behaviourRules: HarmRule[] = [
  {
    ...{ id: 'H-16', version: 1, points: 6, restDays: 30 },
    find(history) {
      const typesOf = (days: readonly { categories: readonly string[] }[]) =>
        new Set(days.flatMap((day) => day.categories))
      const before = typesOf(daysBefore(history, 14, 56))
      const now = typesOf(lastDays(history, 14))
      if (before.size !== 1 || now.size < 4) return undefined
      return [count('count', now.size), text('types', [...now].sort().join(', '))]
    },
  },
  {
    ...{ id: 'H-17', version: 1, points: 6, restDays: 14 },
    find(history) {
      const spreadOf = (days: readonly { stakeDeviationMinor: bigint; roundCount: number }[]) => {
        const played = days.filter((day) => day.roundCount > 1)
        if (played.length === 0) return 0n
        // Of deviations the squares are compared: a fourfold variance.
        return played.reduce((sum, day) => sum + day.stakeDeviationMinor ** 2n, 0n) / BigInt(played.length)
      }
      const before = daysBefore(history, 7, 56)
      const [now, usual] = [spreadOf(lastDays(history, 7)), spreadOf(before)]
      if (before.length < 6 || usual === 0n || now < 4n * usual) return undefined
      return [percent('percent', Number((now * 100n) / usual))]
    },
  },
]

/** The signs of harm, of seven areas. Points are the areas' own; a strong one alone calls a person. */
export const harmRules: readonly HarmRule[] = [
  ...patternRules,
  ...spendRules,
  ...timeRules,
  ...behaviourRules,
  ...toolRules,
].sort((one, other) => one.id.localeCompare(other.id))
