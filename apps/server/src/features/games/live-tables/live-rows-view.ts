import type { LiveTable, LiveTablesView } from '@fairground/contract'
import { formatAmount, getCurrency } from '@fairground/money'
import type { LiveRow, LiveRows } from './live-row.ts'

interface Viewer {
  language: string
  currency: string
  nowMs: number
  /** Of the news that were told last. */
  number: number
}

/** All tables for a page; names of results are in its language, else in English. */
export function liveRowsView({ letters, rows }: LiveRows, viewer: Viewer): LiveTablesView {
  const { language, currency, nowMs, number } = viewer
  return {
    ...{ number, nowMs },
    letters: letters.map((list) =>
      list.map(({ names, ...letter }) => ({
        ...letter,
        name: names[language] ?? names.en ?? Object.values(names)[0] ?? letter.mark,
      })),
    ),
    tables: rows.map((row) => tableOf(row, currency)),
  }
}

function tableOf({ game, ...row }: LiveRow, currency: string): LiveTable {
  const { nodeId, dealers, stakesMinor } = game
  const money = (minor: bigint) => formatAmount(minor, getCurrency(currency))
  return {
    nodeId,
    ...row,
    ...(dealers.length > 0 && { dealer: dealers.join(', ') }),
    ...(stakesMinor && { stakes: { min: money(stakesMinor.min), max: money(stakesMinor.max) } }),
  }
}
