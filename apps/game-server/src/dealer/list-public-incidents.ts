import type { PublicIncident } from '@fairground/contract/studio'
import { sql } from 'kysely'
import type { AppContext } from '../context.ts'
import { givenBack } from './given-back.ts'
import { type IncidentKind, isIncidentKind } from './incident-rules.ts'

const publicMs = 90 * 24 * 3_600_000
const shownMax = 200

/** What players read of each kind; a call for the pit boss is nothing that went wrong. */
const publicKinds: Readonly<Record<IncidentKind, PublicIncident['kind'] | undefined>> = {
  misread: 'card',
  'exposed-card': 'card',
  'early-card': 'card',
  'forbidden-card': 'card',
  'foreign-card': 'shoe',
  'doubled-card': 'shoe',
  'shoe-count': 'shoe',
  'early-reading': 'reading',
  'out-of-order': 'reading',
  'device-dead': 'device',
  'entries-differ': 'entries',
  'no-spin': 'spin',
  'bad-throw': 'throw',
  misdeal: 'misdeal',
  'paused-long': 'pause',
  'video-lost': 'picture',
  'wrong-result': 'wrong-result',
  'pit-call': undefined,
}

interface Row {
  at: Date
  kind: string
  outcome: PublicIncident['outcome']
  number: number | null
  money: PublicIncident['money']
}

/**
 * What went wrong at a table within 90 days and was decided, newest first: what it was, when, what followed and what
 * players got back of it, as far as the wallet has booked it. Nobody is named, neither players nor staff.
 */
export async function listPublicIncidents({ db, clock }: AppContext, tableId: string): Promise<PublicIncident[]> {
  const since = new Date(clock.now().getTime() - publicMs)
  const { rows } = await sql<Row>`
    select i.opened_at as at, i.kind, i.outcome, r.number,
      coalesce((
        select json_agg(json_build_object('currency', m.currency, 'amountMinor', m.amount::text) order by m.currency)
        from (
          select g.currency, sum(case when i.outcome = 'corrected' then k.change_minor else f.back end) as amount
          from shared_bets b
          join rounds g on g.round_id = b.round_id
          cross join lateral (${givenBack}) f
          left join bet_corrections k on i.outcome = 'corrected' and k.round_id = b.round_id and k.change_minor > 0
            and k.version = (i.facts ->> 'version')::integer
          where i.money_moved and b.shared_round_id = i.shared_round_id and b.mode = 'real' and g.free_bet_id is null
            and case when i.outcome = 'corrected' then exists (
                select from wallet_calls c
                where c.round_id = b.round_id and c.state = 'done' and c.call = 'adjust' and c.move = k.version)
              else b.state = 'void' and f.back > 0 end
          group by g.currency) m), '[]') as money
    from incidents i left join shared_rounds r on r.shared_round_id = i.shared_round_id
    where i.table_id = ${tableId} and i.opened_at > ${since} and i.decided_at is not null
    order by i.incident_id desc limit ${shownMax}`.execute(db)
  return rows.flatMap(({ at, kind, ...row }) => {
    const shown = isIncidentKind(kind) ? publicKinds[kind] : undefined
    return shown ? [{ at: at.toISOString(), kind: shown, ...row }] : []
  })
}
