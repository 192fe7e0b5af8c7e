import type { ReadingsSource } from '@fairground/game-rules/tables'
import { newId } from '@fairground/vendor-kit'
import type { AppContext } from '../context.ts'
import type { DealtRoundRow, ReadCard, ReadingRow, SharedRoundRow, Tx } from '../db/schema.ts'
import { tellTable } from '../tables/shared-round-store.ts'
import {
  addReading,
  findShoe,
  holdRound,
  keepCards,
  listDealtCards,
  listWaiting,
  moveReadings,
} from './dealer-store.ts'
import { nextStep, readingsOf, stateOf } from './dealt-rules.ts'
import { type DeskStaff, isOnePerson } from './desk-session.ts'
import type { IncidentKind } from './incident-rules.ts'
import { openIncident } from './incidents.ts'
import { facesOfKind, openCard } from './shoes.ts'

/** A reader this sure needs nobody beside it. */
const sureBp = 9_800

/** What was told of a step, by a device or by a person. */
export interface Told {
  tableId: string
  sharedRoundId: string
  step: number
  /** A card as `As`, a pocket as `17`; absent where a card is told by its id. */
  value?: string | undefined
  cardId?: string | undefined
  confidenceBp?: number | undefined
  device?: { deviceId: string; seq: number; signature: string } | undefined
  staff?: Pick<DeskStaff, 'staffId' | 'name' | 'sameAs'> | undefined
}

export type ReadingCode =
  | 'BEFORE_LOCK'
  | 'OTHER_ROUND'
  | 'PAUSED'
  | 'OUT_OF_ORDER'
  | 'DOUBLED'
  | 'UNKNOWN_CARD'
  | 'DOUBLED_CARD'
  | 'NOT_IN_SHOE'
  | 'BAD_VALUE'
  | 'DIFFERS'

/** `waiting`: somebody else has to tell the same. */
export type ReadingAnswer = { state: 'confirmed' | 'waiting' } | { state: 'refused'; code: ReadingCode }

interface Moment {
  round: SharedRoundRow
  dealt: DealtRoundRow
  source: ReadingsSource
}

/** Takes what was told of a step. Only in one transaction with whatever counts the sequence of a device. */
export async function takeReading(context: AppContext, tx: Tx, told: Told): Promise<ReadingAnswer> {
  const held = await holdRound(tx, told.tableId)
  if (!held || held.round.state === 'betting') return refuseEarly(context, tx, told, held?.round)
  const moment = { ...held, source: readingsOf(context, told.tableId) }
  const fault = faultOf(moment, told)
  if (fault) return refuse(context, tx, told, { ...fault, round: held.round })
  const read = await readCard(context, tx, moment, told)
  if ('code' in read) return refuse(context, tx, told, { ...read, round: held.round })
  const waiting = await listWaiting(tx, told.sharedRoundId, told.step)
  const others = waiting.filter((row) => !isOfSame(row, told))
  const isSure = told.device !== undefined && (told.confidenceBp ?? 0) >= sureBp
  const differing = others.find((row) => row.told !== read.card.told)
  if (differing) {
    await moveReadings(tx, [differing.reading_id], 'differs')
    await add(context, tx, told, { told: read.card.told, state: 'differs' })
    const incident = { tableId: told.tableId, round: held.round, kind: 'entries-differ', ...finderOf(told) } as const
    await openIncident(context, tx, { ...incident, facts: { step: told.step } })
    return { state: 'refused', code: 'DIFFERS' }
  }
  const own = waiting.filter((row) => isOfSame(row, told)).map(({ reading_id }) => reading_id)
  await moveReadings(tx, own, 'withdrawn')
  if (others.length === 0 && !isSure) {
    await add(context, tx, told, { told: read.card.told, state: 'waiting' })
    await tellTable(tx, { tableId: told.tableId, what: 'table' })
    return { state: 'waiting' }
  }
  await moveReadings(
    tx,
    others.map(({ reading_id }) => reading_id),
    'confirmed',
  )
  await add(context, tx, told, { told: read.card.told, state: 'confirmed' })
  await confirm(tx, moment, read.card, told)
  return { state: 'confirmed' }
}

async function confirm(tx: Tx, { round, dealt }: Moment, card: ReadCard, told: Told): Promise<void> {
  const isTyped = dealt.is_typed || told.device === undefined
  await keepCards(tx, round.shared_round_id, [...dealt.cards, card], isTyped)
  await tellTable(tx, { tableId: round.table_id, what: 'table' })
}

interface Fault {
  code: ReadingCode
  /** What the table of incidents calls it; absent where nothing has happened at the table. */
  kind?: IncidentKind
}

/** Nobody deals before the betting is over: the reading is used nowhere, and the table waits for an explanation. */
async function refuseEarly(context: AppContext, tx: Tx, told: Told, round?: SharedRoundRow): Promise<ReadingAnswer> {
  const kind = round && told.device ? 'early-reading' : undefined
  return refuse(context, tx, told, { code: 'BEFORE_LOCK', round, ...(kind && { kind }) })
}

function faultOf({ round, dealt, source }: Moment, told: Told): Fault | undefined {
  if (round.state === 'result') return { code: 'OTHER_ROUND' }
  const isPeoples = told.staff !== undefined
  if (told.sharedRoundId !== round.shared_round_id)
    return { code: 'OTHER_ROUND', ...(!isPeoples && { kind: 'out-of-order' as const }) }
  if (round.state === 'locked') return { code: 'BEFORE_LOCK', ...(!isPeoples && { kind: 'early-reading' as const }) }
  if (dealt.paused_at !== null) return { code: 'PAUSED' }
  const expected = nextStep(source, dealt.cards)
  if (expected?.step === told.step) return undefined
  const code = told.step < dealt.cards.length ? 'DOUBLED' : 'OUT_OF_ORDER'
  return { code, ...(!isPeoples && { kind: 'out-of-order' as const }) }
}

/** The card or pocket that was told; of a card with an id what opens it. */
async function readCard(
  context: AppContext,
  tx: Tx,
  { dealt, source }: Moment,
  told: Told,
): Promise<{ card: ReadCard } | Fault> {
  const shoe = dealt.shoe_id === null ? undefined : await findShoe(tx, told.tableId)
  const out = shoe ? await listDealtCards(tx, shoe.shoe_id) : []
  if (told.cardId !== undefined) {
    if (out.some(({ id }) => id === told.cardId)) return { code: 'DOUBLED_CARD', kind: 'doubled-card' }
    const card = shoe && openCard(context, shoe, told.cardId)
    if (!card) return { code: 'UNKNOWN_CARD', kind: 'foreign-card' }
    return { card }
  }
  const value = told.value ?? ''
  if (!source.read(stateOf(source, dealt.cards), value).ok) return { code: 'BAD_VALUE' }
  // A shoe has so many cards of each face: one more cannot have come out of it.
  const same = out.filter((card) => card.told === value).length
  if (shoe && same >= facesOfKind) return { code: 'NOT_IN_SHOE', kind: 'foreign-card' }
  return { card: { told: value } }
}

async function refuse(
  context: AppContext,
  tx: Tx,
  told: Told,
  { code, kind, round }: Fault & { round: SharedRoundRow | undefined },
): Promise<ReadingAnswer> {
  await add(context, tx, told, { told: told.value ?? told.cardId ?? '', state: 'refused', code })
  if (kind) {
    const facts = { step: told.step, code }
    await openIncident(context, tx, { tableId: told.tableId, round, kind, facts, ...finderOf(told) })
  }
  return { state: 'refused', code }
}

const finderOf = ({ device, staff }: Told): { by: string; deviceId?: string | undefined } =>
  staff ? { by: staff.staffId } : { by: device?.deviceId ?? '', deviceId: device?.deviceId }

const isOfSame = (row: ReadingRow, { device, staff }: Told): boolean =>
  staff ? row.staff_id !== null && isOnePerson(staff, row.staff_id) : row.device_id === device?.deviceId

const add = (
  { clock }: AppContext,
  tx: Tx,
  given: Told,
  { told, state, code = null }: { told: string; state: ReadingRow['state']; code?: string | null },
) =>
  addReading(tx, {
    ...{ reading_id: newId('rdg', clock.now()), table_id: given.tableId, shared_round_id: given.sharedRoundId },
    ...{ step: given.step, told: told.slice(0, 40), card_id: given.cardId ?? null },
    ...{ confidence_bp: given.confidenceBp ?? null, device_id: given.device?.deviceId ?? null },
    ...{ seq: given.device?.seq ?? null, signature: given.device?.signature ?? null },
    ...{ staff_id: given.staff?.staffId ?? null, staff_name: given.staff?.name ?? null },
    ...{ state, code, at: clock.now() },
  })
