import type { VendorRoundEvent } from '@fairground/contract/psw'
import type { Reader, ReadingRow, RoundCorrectionRow } from '../db/schema.ts'
import { listReadings } from '../dealer/dealer-store.ts'
import { causeOf } from '../dealer/incident-rules.ts'
import type { SharedRoundWithChain } from '../tables/shared-round-store.ts'

const eventsMax = 500
const controller: string[] = []

/** Everything that is kept of a round in the order of its time: its clock, what was told, what staff did, what went wrong. */
export async function listRoundEvents(
  reader: Reader,
  round: SharedRoundWithChain,
  corrections: readonly RoundCorrectionRow[],
): Promise<VendorRoundEvent[]> {
  const { shared_round_id: id } = round
  const [readings, acts, incidents] = [
    await listReadings(reader, id),
    await reader.selectFrom('desk_acts').selectAll().where('shared_round_id', '=', id).orderBy('act_id').execute(),
    await reader.selectFrom('incidents').selectAll().where('shared_round_id', '=', id).orderBy('incident_id').execute(),
  ]
  const events: VendorRoundEvent[] = [
    ...clockOf(round),
    ...joined(readings).map(readingEvent),
    ...acts.map(({ at, act, staff_name }) => event(at, 'act', { by: [staff_name], what: act })),
    ...incidents
      .filter(({ kind }) => kind !== 'wrong-result')
      .flatMap(({ opened_at, kind, facts, outcome, decided_at, decided_names }) => [
        event(opened_at, 'incident', { what: kind, cause: causeOf({ facts }) ?? undefined }),
        ...(decided_at ? [event(decided_at, 'decided', { by: decided_names, what: kind, outcome })] : []),
      ]),
    ...corrections.map(({ at, version, asked_name, confirmed_name, reason }) =>
      event(at, 'corrected', { by: [asked_name, confirmed_name], what: reason, version }),
    ),
  ]
  return events.toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at)).slice(0, eventsMax)
}

const event = (at: Date, kind: VendorRoundEvent['kind'], facts: Partial<VendorRoundEvent> = {}): VendorRoundEvent => ({
  ...{ at: at.toISOString(), kind, by: controller },
  ...facts,
})

function clockOf(round: SharedRoundWithChain): VendorRoundEvent[] {
  const { opened_at, closes_at, locked_at, started_at, ended_at, settled_at, void_reason } = round
  const at = (time: Date | null, kind: VendorRoundEvent['kind']) => (time ? [event(time, kind)] : [])
  return [
    event(opened_at, 'opened'),
    event(closes_at, void_reason === null ? 'closes' : 'void', void_reason === null ? {} : { what: void_reason }),
    ...at(locked_at, 'locked'),
    ...at(started_at, 'started'),
    ...at(ended_at, 'ended'),
    ...at(settled_at, 'settled'),
  ]
}

const kinds = {
  confirmed: 'read',
  waiting: 'waiting',
  differs: 'differs',
  withdrawn: 'withdrawn',
  refused: 'refused',
} as const

type Told = ReadingRow & { by: string[] }

/** What two people told of a step and confirmed with it is one event, of both. */
function joined(readings: readonly ReadingRow[]): Told[] {
  const told: Told[] = []
  for (const row of readings) {
    const by = row.staff_name ?? row.device_id ?? ''
    const same = told.find(({ state, step }) => state === 'confirmed' && row.state === 'confirmed' && step === row.step)
    if (same) Object.assign(same, { at: row.at, by: [...same.by, by] })
    else told.push({ ...row, by: [by] })
  }
  return told
}

/** What one person told stays theirs until another has told the same. */
const readingEvent = ({ at, state, step, told, code, by }: Told): VendorRoundEvent =>
  event(at, kinds[state], {
    by,
    what: code ?? String(step + 1),
    ...(state === 'confirmed' && { told }),
  })
