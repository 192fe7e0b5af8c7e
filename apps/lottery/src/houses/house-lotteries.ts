import { findLottery, type Lottery } from '@fairground/lottery-rules'
import type { House } from './house.ts'

const fastMinutes = [1, 3, 5]
const provider = { code: 'TCG_LOTTO_VN', name: 'Vé Số Ba Miền' }

/** The lotteries that the house draws. */
export const houseLotteries: readonly House[] = [...draws('xsmb', 'vn-north', { vi: 'Miền Bắc', en: 'North' }, '18:15')]

/** A lottery drawn once a day, and its fast versions round the clock. */
function draws(id: string, rulesId: string, { vi, en }: { vi: string; en: string }, at: string): House[] {
  const rules = rulesOf(rulesId)
  return [
    {
      ...{ gameId: id, names: { vi: `Xổ số ${vi}`, en: `${en} lottery` }, provider, rules, tile: `lottery/${id}` },
      ...{ category: 'LOTT', calendar: { kind: 'daily', at, closeMinutesBefore: 10 }, ahead: 7 },
    },
    ...fastMinutes.map((minutes): House => {
      const gameId = `${id}-${minutes}`
      return {
        ...{ gameId, names: { vi: `${vi} ${minutes} phút`, en: `${en} every ${minutes} min` }, provider, rules },
        ...{ category: 'ELOTT', calendar: { kind: 'every', minutes }, ahead: 120, tile: `lottery/${gameId}` },
      }
    }),
  ]
}

function rulesOf(id: string): Lottery {
  const rules = findLottery(id)
  if (!rules) throw new Error(`no lottery has the rules ${id}`)
  return rules
}
