import type { LotteryDrawView } from '@fairground/contract/lottery'
import type { BoardGroup, Lottery } from '@fairground/lottery-rules'

/** The groups of a result in the order of its board; none while it is not drawn. */
export function boardOf(rules: Lottery, draw: Pick<LotteryDrawView, 'result'> | undefined): readonly BoardGroup[] {
  const read = rules.readDraw(draw?.result)
  return read.ok ? rules.board(read.value) : []
}

/** What is shown last of a result is what it is known by. */
export function headlineOf(rules: Lottery, draw: Pick<LotteryDrawView, 'result'> | undefined): BoardGroup | undefined {
  const board = boardOf(rules, draw)
  const last = board.find(({ id }) => id === rules.reveal.at(-1))
  // Of balls it is all of them; the last one is beside the others.
  return last?.look === 'digits' ? last : board[0]
}

/** The groups as they are shown: one after the other. */
export function revealOf(rules: Lottery, draw: Pick<LotteryDrawView, 'result'> | undefined): readonly BoardGroup[] {
  const board = boardOf(rules, draw)
  return rules.reveal.flatMap((id) => board.find((group) => group.id === id) ?? [])
}

/** How many parts there are to show: digits one by one, balls and dice as a whole. */
export const partsOf = (groups: readonly BoardGroup[]): number =>
  groups.reduce((sum, group) => sum + group.numbers.reduce((count, number) => count + partsIn(group, number), 0), 0)

const partsIn = ({ look }: BoardGroup, number: string): number => (look === 'digits' ? number.length : 1)

/** Each group as far as so many parts are shown; what is not shown yet is a gap. */
export function shownAfter(groups: readonly BoardGroup[], parts: number): readonly BoardGroup[] {
  let left = parts
  return groups.map((group) => ({
    ...group,
    numbers: group.numbers.map((number) => {
      const own = partsIn(group, number)
      const shown = Math.max(0, Math.min(own, left))
      left -= own
      if (group.look === 'digits') return number.slice(0, shown).padEnd(number.length, hidden)
      return shown > 0 ? number : hidden
    }),
  }))
}

export const hidden = '·'
