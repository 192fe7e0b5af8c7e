import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/** Addresses from the first to the last one, both among them, and their country by ISO 3166-1. */
export interface AddressRange {
  first: string
  last: string
  country: string
}

export interface LineFault {
  /** From 1, as an editor counts. */
  line: number
  text: string
}

interface Placed extends AddressRange {
  line: number
  family: number
  from: bigint
  to: bigint
}

/**
 * Reads a table of lines `start,end,country`, IPv4 and IPv6, quoted or not; a first line without addresses is its
 * heading. Every line that cannot be right is named.
 */
export function readRegionTable(csv: string): { ranges: AddressRange[]; faults: LineFault[] } {
  const faults: LineFault[] = []
  const placed: Placed[] = []
  for (const [index, text] of csv.split(/\r?\n/).entries()) {
    const cells = text.split(',').map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'))
    if (text.trim() === '' || (index === 0 && isIP(cells[0] ?? '') === 0)) continue
    const range = placedOf(cells, index + 1)
    if (typeof range === 'string') faults.push({ line: index + 1, text: range })
    else placed.push(range)
  }
  placed.sort((one, other) => one.family - other.family || (one.from < other.from ? -1 : 1))
  faults.push(...overlaps(placed))
  return {
    ranges: placed.map(({ first, last, country }) => ({ first, last, country })),
    faults: faults.sort((one, other) => one.line - other.line),
  }
}

/** The line as a range, or what is wrong with it. */
function placedOf(cells: readonly string[], line: number): Placed | string {
  const [first = '', last = '', country = ''] = cells
  if (cells.length !== 3) return 'three columns are wanted: start,end,country'
  const family = isIP(first)
  if (family === 0 || first.includes('%')) return `"${first}" is no address`
  if (isIP(last) === 0 || last.includes('%')) return `"${last}" is no address`
  if (isIP(last) !== family) return 'start and end are of different kinds'
  const code = country.toUpperCase()
  if (!/^[A-Z]{2}$/.test(code)) return `"${country}" is no country of two letters`
  const [from, to] = [numberOf(first), numberOf(last)]
  return from > to ? 'the start is after the end' : { line, family, first, last, country: code, from, to }
}

/** Lines, in the order of their addresses, that begin before an earlier one has ended. */
function overlaps(placed: readonly Placed[]): LineFault[] {
  const faults: LineFault[] = []
  let before: Placed | undefined
  for (const range of placed) {
    if (before?.family === range.family && range.from <= before.to)
      faults.push({ line: range.line, text: `overlaps line ${before.line}` })
    if (before?.family !== range.family || range.to > before.to) before = range
  }
  return faults
}

/** The address as a number, to compare it with others of its kind. */
const numberOf = (address: string): bigint =>
  ipaddr
    .parse(address)
    .toByteArray()
    .reduce((sum, byte) => (sum << 8n) + BigInt(byte), 0n)
