import { type Lottery, type Prize, vnPrizesOf } from '@fairground/lottery-rules'
import { readTable } from './read-table.ts'

export interface ParsedResults {
  /** Results in the shape of the rules, by the number of their draw: the day, `20261120`. */
  results: Map<string, unknown>
  faults: { row: number; message: string }[]
}

type Read = { ok: true; value: unknown } | { ok: false; message: string }

/**
 * Reads what a source says: one row a day. Rows that cannot be read are faults; the others count. A day that is told twice
 * with different numbers is not told at all. Rows are counted from 1, without the head of a table.
 */
export function parseResults(rules: Lottery, format: 'csv' | 'json', text: string): ParsedResults {
  const parsed: ParsedResults = { results: new Map(), faults: [] }
  const table = readTable(format, text)
  if ('fault' in table) return { ...parsed, faults: [{ row: 0, message: table.fault }] }
  const contradicted = new Set<string>()
  for (const [index, cells] of table.rows.entries()) {
    const drawNo = dayOf(cells.date)
    const read = drawNo === undefined ? fault('date: expected a day such as 2026-11-20') : readRow(rules, cells)
    if (!read.ok) parsed.faults.push({ row: index + 1, message: read.message })
    if (!read.ok || drawNo === undefined) continue
    const before = parsed.results.get(drawNo)
    if (before !== undefined && JSON.stringify(before) !== JSON.stringify(read.value)) {
      parsed.faults.push({ row: index + 1, message: `${drawNo} is told twice, with different numbers` })
      contradicted.add(drawNo)
    } else parsed.results.set(drawNo, read.value)
  }
  for (const drawNo of contradicted) parsed.results.delete(drawNo)
  return parsed
}

const fault = (message: string): Read => ({ ok: false, message })

/** `2026-11-20` as the number of its draw. */
function dayOf(date: unknown): string | undefined {
  if (typeof date !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(date)) return undefined
  const day = new Date(`${date}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(date) ? date.replaceAll('-', '') : undefined
}

/** A row in the shape of the rules, or prize by prize. */
function readRow(rules: Lottery, cells: Readonly<Record<string, unknown>>): Read {
  const prizes = vnPrizesOf(rules.id)
  const told = cells.result === undefined && prizes ? readPrizes(prizes, cells) : { ok: true, value: cells.result }
  if (!told.ok) return told as Read
  const read = rules.readDraw(told.value)
  if (read.ok) return { ok: true, value: read.value }
  const { field, expected } = read.refusal
  return fault(`${field || 'result'}: expected ${expected}`)
}

/** Sources that keep numbers lose their leading zeros: each is filled up to the digits of its prize. */
function readPrizes(prizes: readonly Prize[], cells: Readonly<Record<string, unknown>>): Read {
  const result: Record<string, string[]> = {}
  for (const { id, count, digits } of prizes) {
    const name = id === 'DB' ? 'special' : `prize${id.slice(1)}`
    const columns = count === 1 ? [name] : Array.from({ length: count }, (_, index) => `${name}_${index + 1}`)
    const numbers: string[] = []
    for (const column of columns) {
      const value = cells[column]
      const number = typeof value === 'number' ? String(value) : value
      if (typeof number !== 'string' || !/^\d+$/.test(number) || number.length > digits)
        return fault(`${column}: expected a number of at most ${digits} digits`)
      numbers.push(number.padStart(digits, '0'))
    }
    result[id] = numbers
  }
  return { ok: true, value: result }
}
