import { type DrawMode, drawModes, type LeafPath, type TicketLeaf } from '@fairground/fairness'
import type { DrawRecord } from '@fairground/fairness/draw-record'
import { oneOf, type Read, type Reader, readFields, refuse } from '@fairground/game-rules/read-input'
import { type Terms, within } from '../base/index.ts'

export const proofFormat = 'fg-lottery-proof/1'

/** A line of a ticket as its holder has it: a leaf of the draw. Without a path it was not told to be in the draw. */
type HeldLine = {
  readonly leaf: TicketLeaf
  readonly path?: LeafPath
  /** What decided its prices. */
  readonly terms: Terms
}

/** A ticket as its holder has it: what was bought with one stake. */
export type HeldTicket = {
  readonly lines: readonly HeldLine[]
  /** The house's signature under the root of a tree over the lines alone, 128 hex characters. */
  readonly receipt?: string
  readonly paidMinor?: string
  /** The most that it pays, where its wallet said one. */
  readonly paidMinorMax?: string
}

/** What one ticket of a tier had from a pool, for a ticket at this price; tiers without a pool have their fixed prices. */
export type ToldPool = {
  readonly unitMinor: string
  readonly prizeMinor: MinorByTier
  /** From what the prizes follow, where it was told. */
  readonly facts?: PoolFacts
}
type MinorByTier = Readonly<Record<string, string>>

export type PoolFacts = {
  readonly salesMinor: string
  readonly fixedMinor: string
  readonly beforeMinor: MinorByTier
  readonly floorMinor: MinorByTier
  /** Tickets by tier, at the price of one. */
  readonly winners: MinorByTier
  readonly afterMinor: MinorByTier
}

/** What is downloaded of a draw, and of a ticket in it. */
export type LotteryProof = {
  readonly lottery: string
  readonly version: number
  readonly record: DrawRecord
  /** The result as it was published. */
  readonly draw?: unknown
  /** What the pools of the draw paid. */
  readonly pool?: ToldPool
  /** The house's public key for receipts, 64 hex characters. */
  readonly receiptKey?: string
  readonly ticket?: HeldTicket
  /** All tickets of the draw, where somebody has them. */
  readonly tickets?: readonly TicketLeaf[]
}

const text: Reader<string> = { expected: 'a text', read: (value) => (typeof value === 'string' ? value : undefined) }
const matching = (expected: string, pattern: RegExp): Reader<string> => ({
  expected,
  read: (value) => (typeof value === 'string' && pattern.test(value) ? value : undefined),
})
const hash = matching('64 lower-case hex characters', /^[0-9a-f]{64}$/)
const minor = matching('whole minor units as a text', /^\d{1,30}$/)
const positive = matching('whole minor units above 0, as a text', /^[1-9]\d{0,29}$/)
const minorByTier: Reader<Readonly<Record<string, string>>> = {
  expected: 'minor units by tier',
  read: (value) =>
    typeof value === 'object' && value !== null && Object.values(value).every((one) => minor.read(one) !== undefined)
      ? Object.fromEntries(Object.entries(value))
      : undefined,
}
const whole: Reader<number> = {
  expected: 'a whole number',
  read: (value) => (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : undefined),
}
const textList: Reader<readonly string[]> = {
  expected: 'a list of texts',
  read: (value) => (Array.isArray(value) && value.every((one) => typeof one === 'string') ? value : undefined),
}

const fieldOf = (input: unknown, name: string): unknown =>
  typeof input === 'object' && input !== null && Object.hasOwn(input, name) ? Reflect.get(input, name) : undefined

/** Fields that may be missing: those that are there are read. */
function readSome<T extends object>(
  input: unknown,
  readers: { readonly [Field in keyof T]-?: Reader<T[Field]> },
): Read<Partial<T>> {
  const value: Partial<T> = {}
  for (const name of Object.keys(readers) as (keyof T & string)[]) {
    const given = fieldOf(input, name)
    if (given === undefined || given === null) continue
    const read = readers[name].read(given)
    if (read === undefined) return refuse(name, readers[name].expected)
    value[name] = read
  }
  return { ok: true, value }
}

export function readLotteryProof(input: unknown): Read<LotteryProof> {
  const head = readFields<{ format: string; lottery: string; version: number }>(input, {
    format: oneOf([proofFormat]),
    lottery: text,
    version: whole,
  })
  if (!head.ok) return head
  const record = within('record', readRecord(fieldOf(input, 'record')))
  if (!record.ok) return record
  const key = readSome<{ receiptKey: string }>(input, { receiptKey: hash })
  if (!key.ok) return key
  const pool = readOptional(input, 'pool', readPool)
  if (!pool.ok) return pool
  const ticket = readOptional(input, 'ticket', readTicket)
  if (!ticket.ok) return ticket
  const tickets = readOptional(input, 'tickets', readLeaves)
  if (!tickets.ok) return tickets
  const { lottery, version } = head.value
  const draw = fieldOf(input, 'draw')
  const parts = { ...key.value, ...(draw !== undefined && { draw }), ...pool.value, ...ticket.value, ...tickets.value }
  return { ok: true, value: { lottery, version, record: record.value, ...parts } }
}

function readPool(input: unknown): Read<ToldPool> {
  const told = readFields<Omit<ToldPool, 'facts'>>(input, { unitMinor: positive, prizeMinor: minorByTier })
  if (!told.ok) return told
  const facts = readOptional(input, 'facts', (part) =>
    readFields<PoolFacts>(part, {
      ...{ salesMinor: minor, fixedMinor: minor, beforeMinor: minorByTier, floorMinor: minorByTier },
      ...{ winners: minorByTier, afterMinor: minorByTier },
    }),
  )
  return facts.ok ? { ok: true, value: { ...told.value, ...facts.value } } : facts
}

function readOptional<Name extends string, T>(
  input: unknown,
  name: Name,
  read: (part: unknown) => Read<T>,
): Read<{ [Key in Name]?: T }> {
  const given = fieldOf(input, name)
  if (given === undefined || given === null) return { ok: true, value: {} }
  const part = within(name, read(given))
  return part.ok ? { ok: true, value: { [name]: part.value } as { [Key in Name]?: T } } : part
}

function readRecord(input: unknown): Read<DrawRecord> {
  const sure = readFields<Omit<DrawRecord, 'round' | 'lock' | 'chain' | 'signature'>>(input, {
    gameId: text,
    drawNo: text,
    mode: oneOf<DrawMode>(drawModes),
    closeAtMs: whole,
    publishedAtMs: whole,
    chainBefore: hash,
    ticketRoot: hash,
    ticketCount: whole,
    stakesMinor: minor,
  })
  if (!sure.ok) return sure
  const told = readSome<{ round: number; lock: string; chain: string; signature: string }>(input, {
    round: whole,
    lock: text,
    chain: hash,
    signature: text,
  })
  return told.ok ? { ok: true, value: { ...sure.value, ...told.value } } : told
}

const readLeaf = (input: unknown): Read<TicketLeaf> =>
  readFields<TicketLeaf>(input, { id: text, play: text, numbers: textList, stake: minor, factor: whole, salt: text })

function readLeaves(input: unknown): Read<readonly TicketLeaf[]> {
  if (!Array.isArray(input)) return refuse('', 'a list of tickets')
  const leaves: TicketLeaf[] = []
  for (const [at, one] of input.entries()) {
    const leaf = within(`${at}`, readLeaf(one))
    if (!leaf.ok) return leaf
    leaves.push(leaf.value)
  }
  return { ok: true, value: leaves }
}

function readTicket(input: unknown): Read<HeldTicket> {
  const given = fieldOf(input, 'lines')
  if (!Array.isArray(given) || given.length === 0) return refuse('lines', 'a list of lines')
  const lines: HeldLine[] = []
  for (const [at, one] of given.entries()) {
    const line = within(`lines.${at}`, readLine(one))
    if (!line.ok) return line
    lines.push(line.value)
  }
  const told = readSome<{ receipt: string; paidMinor: string; paidMinorMax: string }>(input, {
    ...{ receipt: text, paidMinor: minor, paidMinorMax: minor },
  })
  return told.ok ? { ok: true, value: { lines, ...told.value } } : told
}

function readLine(input: unknown): Read<HeldLine> {
  const leaf = within('leaf', readLeaf(fieldOf(input, 'leaf')))
  if (!leaf.ok) return leaf
  const path = readOptional(input, 'path', (part) =>
    readFields<LeafPath>(part, { index: whole, size: whole, leafHash: hash, path: textList }),
  )
  if (!path.ok) return path
  const terms = readSome<Required<Terms>>(fieldOf(input, 'terms'), { group: whole, odds: text, pairFactor: whole })
  if (!terms.ok) return within('terms', terms)
  return { ok: true, value: { leaf: leaf.value, terms: terms.value, ...path.value } }
}
