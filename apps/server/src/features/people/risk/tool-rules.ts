import { lastDays, lossOf, type PlayerHistory, sumOf } from './figures.ts'
import { count, type Rule, text } from './rule.ts'

type HarmRule = Rule<PlayerHistory>

const tools = { version: 1, points: 8 } as const
const account = { version: 1, points: 8 } as const
const strong = { version: 1, points: 80, isStrong: true } as const

/** Signs in what a player does with limits and breaks, in the account, and in what is said. */
export const toolRules: HarmRule[] = [
  {
    ...{ id: 'H-11', ...tools, restDays: 7 },
    find(history) {
      const raised = sumOf(lastDays(history, 1), (day) => day.raisedLimits)
      return raised >= 1 ? [count('count', raised)] : undefined
    },
  },
  {
    ...{ id: 'H-12', ...tools, restDays: 7 },
    find(history) {
      const quick = sumOf(lastDays(history, 7), (day) => day.quickChecks)
      return quick >= 10 ? [count('count', quick)] : undefined
    },
  },
  {
    ...{ id: 'H-13', ...tools, restDays: 30 },
    find(history) {
      const days = lastDays(history, 30)
      const [stops, resumed] = [sumOf(days, (day) => day.stops), sumOf(days, (day) => day.resumedSoon)]
      return resumed >= 3 || stops >= 3 ? [count('stops', stops), count('resumed', resumed)] : undefined
    },
  },
  {
    ...{ id: 'H-14', ...account, restDays: 7 },
    find(history) {
      const declined = sumOf(lastDays(history, 1), (day) => day.declinedDeposits)
      return declined >= 3 ? [count('count', declined)] : undefined
    },
  },
  {
    ...{ id: 'H-15', ...account, restDays: 30 },
    find(history) {
      const added = sumOf(lastDays(history, 30), (day) => day.newAccounts)
      return added >= 3 ? [count('count', added)] : undefined
    },
  },
  {
    ...{ id: 'H-18', ...strong, restDays: 7 },
    find(history) {
      const said = sumOf(lastDays(history, 1), (day) => day.distressCount)
      return said >= 1 ? [count('count', said)] : undefined
    },
  },
  {
    ...{ id: 'H-19', ...strong, restDays: 7 },
    find({ worries: [worry, ...others] }) {
      return worry && [text('by', worry.by), count('count', others.length + 1)]
    },
  },
  {
    ...{ id: 'H-20', version: 1, points: 10, restDays: 7 },
    find(history) {
      const days = lastDays(history, 7)
      const asks = sumOf(days, (day) => day.giftAsks)
      return asks >= 3 && lossOf(days) > 0n ? [count('count', asks)] : undefined
    },
  },
  {
    ...{ id: 'H-24', ...account, restDays: 30 },
    find({ excludedAlike: [first, ...others] }) {
      return first === undefined ? undefined : [text('account', first), count('count', others.length + 1)]
    },
  },
  {
    ...{ id: 'H-25', ...tools, restDays: 30 },
    find(history) {
      const asks = sumOf(lastDays(history, 30), (day) => day.askedRaises)
      return asks >= 3 ? [count('count', asks)] : undefined
    },
  },
]
