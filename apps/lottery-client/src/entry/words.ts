import { findPlay, type Lottery, readShorthand, type ShorthandBet } from '@fairground/lottery-rules'
import { newRequestId } from '@fairground/vendor-ui'
import { type Line, type PricedLine, priceLine } from '../play/line.ts'

export interface Echo {
  lines: readonly PricedLine[]
  /** Parts that were not understood, in their order, with the line that each is in; nothing is taken while there are any. */
  unread: readonly { line: number; text: string }[]
}

const minorPerDong = 100n
/** Lotteries whose lines are written in Vietnamese. */
const regions: Record<string, 'north' | 'south'> = { 'vn-north': 'north', 'vn-south': 'south' }

/** What a player wrote, as lines of a ticket. A stake is for each single bet: the units of its places are in it. */
export function echoOf(
  rules: Lottery,
  text: string,
  factorOf: (play: string, keys: readonly string[]) => number,
): Echo {
  const region = regions[rules.id]
  if (region === undefined || text.trim() === '') return { lines: [], unread: [] }
  const { bets, unread } = readShorthand(region, text)
  // A province's draws are another lottery: its tickets are bought there.
  const strange = bets.flatMap(({ province, line }) => (province === undefined ? [] : { line, text: province }))
  const all = [...unread.map(({ line, text: part }) => ({ line, text: part })), ...strange]
  if (all.length > 0) return { lines: [], unread: all }
  const lines = bets.flatMap((bet) => priceLine(rules, lineOf(rules, bet, factorOf)) ?? [])
  return { lines, unread: [] }
}

function lineOf(
  rules: Lottery,
  { bet, numbers, stake }: ShorthandBet,
  factorOf: (play: string, keys: readonly string[]) => number,
): Line {
  const line = { id: newRequestId(), play: bet, selection: numbers, unitMinor: stake * minorPerDong }
  const read = findPlay(rules, bet)?.read(numbers)
  return { ...line, factor: factorOf(bet, read?.ok ? numbers : []) }
}
