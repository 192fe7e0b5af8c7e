import { type SkipReason, statementLineMax } from '@fairground/contract'
import { parseCsv } from '../../../lib/parse-csv.ts'
import { transferCodeAlphabet, transferCodeLength } from './transfer-code.ts'

/** Money that came in, as a bank's statement has it. */
export interface Credit {
  bankTransactionId: string
  amountMinor: bigint
  description: string
}

interface Statement {
  credits: (Credit & { line: number })[]
  skipped: { line: number; reason: SkipReason }[]
}

/** How banks head their columns, without accents and spaces. */
const heads = {
  id: /^(magiaodich|magd|sothamchieu|sobuttoan|sochungtu|soct|transactionid|transactionno|transactionnumber|reference|referenceno|refno|ref|txnid|id)$/,
  amount: /^(sotien|sotienghico|ghico|co|phatsinhco|tienvao|credit|creditamount|amount|paidin)$/,
  description:
    /^(noidung|noidunggiaodich|noidungchuyenkhoan|noidungck|diengiai|mota|description|details|memo|remark|content|narrative)$/,
}
/** Banks put names and dates above the table. */
const headLineMax = 30
const idLengthMax = 64
/** What a spreadsheet makes of a long number: several transactions have one such id. */
const roundedId = /^[+-]?\d(?:[.,]\d+)?e[+-]?\d{1,3}$/i
const descriptionLengthMax = 500

/** Reads a statement. @returns why not, when no line heads the columns it needs or there are too many lines */
export function readStatement(text: string): Statement | { fault: 'columns' | 'length' } {
  const rows = parseCsv(text, (cells) => columnsOf(cells) !== undefined, headLineMax)
  const at = rows.slice(0, headLineMax).findIndex(({ cells }) => columnsOf(cells) !== undefined)
  const columns = columnsOf(rows[at]?.cells ?? [])
  if (!columns) return { fault: 'columns' }
  const body = rows.slice(at + 1)
  if (body.length > statementLineMax) return { fault: 'length' }
  const statement: Statement = { credits: [], skipped: [] }
  for (const { line, cells } of body) {
    const cellOf = (column: keyof typeof heads) => cells[columns[column]] ?? ''
    const amountMinor = readAmount(cellOf('amount'))
    const bankTransactionId = cellOf('id')
    if (amountMinor !== undefined && amountMinor <= 0n) statement.skipped.push({ line, reason: 'outgoing' })
    else if (amountMinor === undefined || bankTransactionId === '' || bankTransactionId.length > idLengthMax)
      statement.skipped.push({ line, reason: 'unreadable' })
    else if (roundedId.test(bankTransactionId)) statement.skipped.push({ line, reason: 'roundedId' })
    else
      statement.credits.push({
        line,
        bankTransactionId,
        amountMinor,
        description: cellOf('description').slice(0, descriptionLengthMax),
      })
  }
  return statement
}

function columnsOf(cells: readonly string[]): Record<keyof typeof heads, number> | undefined {
  const plain = cells.map((cell) =>
    cell
      .toLowerCase()
      .replaceAll('đ', 'd')
      .normalize('NFD')
      .replace(/[^a-z]/g, ''),
  )
  const at = (head: RegExp) => plain.findIndex((cell) => head.test(cell))
  const columns = { id: at(heads.id), amount: at(heads.amount), description: at(heads.description) }
  return Object.values(columns).includes(-1) ? undefined : columns
}

/**
 * Minor units of an amount as banks write it: `1.250.000`, `1,250,000.00`, `+400000 VND`. An empty cell is 0: the
 * money went out. @returns undefined for anything that could be read in two ways
 */
export function readAmount(text: string): bigint | undefined {
  const plain = text.replace(/[\s+]|VND|VNĐ|₫|đ$/gi, '')
  if (plain === '' || plain === '-') return 0n
  const match = /^(-?)(\d{1,3}(?:([.,])\d{3})*|\d{1,15})(?:([.,])(\d{1,2}))?$/.exec(plain)
  if (!match) return undefined
  const [, sign, whole = '', group, point, decimals = ''] = match
  if (group !== undefined && group === point) return undefined
  const digits = whole.replace(/\D/g, '')
  const isMixed = /[.,]/.test(whole) && !new RegExp(`^\\d{1,3}(?:\\${group}\\d{3})*$`).test(whole)
  if (isMixed || digits.length > 15) return undefined
  const minor = BigInt(digits) * 100n + BigInt(decimals.padEnd(2, '0'))
  return sign ? -minor : minor
}

const runs = new RegExp(`[${transferCodeAlphabet}]{${transferCodeLength},}`, 'g')
const candidateCountMax = 500

/** Every piece of a description that could be a transfer code; banks glue words together and break them apart. */
export function codesIn(description: string): string[] {
  const upper = description.toUpperCase()
  const texts = [upper, upper.replace(/[^0-9A-Z]/g, '')]
  const found = texts.flatMap((text) => [...text.matchAll(runs)].flatMap(([run]) => windowsOf(run)))
  return [...new Set(found)].slice(0, candidateCountMax)
}

const windowsOf = (run: string): string[] =>
  Array.from({ length: run.length - transferCodeLength + 1 }, (_, at) => run.slice(at, at + transferCodeLength))
