import type { VendorExposure } from '@fairground/contract/psw'
import { sql } from 'kysely'
import type { SharedTitle } from '../../catalogue/game.ts'
import { exposureCapOf } from '../../catalogue/slip-limits.ts'
import type { AppContext } from '../../context.ts'
import type { Db } from '../../db/schema.ts'
import { onCard } from '../card-rules.ts'
import { readPlaceTotals } from '../places/place-totals.ts'
import { SlipBook } from './slip-book.ts'
import { chipsOf } from './slip-chips.ts'
import { readBooks } from './slip-store.ts'

type Book = VendorExposure['books'][number]

interface Row extends Omit<Book, 'cap' | 'result' | 'riskGroup'> {
  worstClass: number
}

/** Enough that every place pays whole minor units. */
const probeMinor = 1_000_000n

/**
 * What the open rounds of all tables may cost the house at most by the slips taken so far, for money: as it was written with
 * the last slip, which then waited for the wallet. Of one table it is worked out anew, with what lies on each place.
 */
export async function readExposure(context: AppContext, tableId: string | undefined): Promise<VendorExposure> {
  const [written, groups] = await Promise.all([listBooks(context.db), readGroups(context.db)])
  const rows = await Promise.all(written.map(async (row) => (row.tableId === tableId ? workedOut(context, row) : row)))
  const books = await Promise.all(rows.map((row) => viewBook(context, row)))
  const own = rows.filter((row) => row.tableId === tableId)
  const [first] = own
  return {
    books: books.filter((book) => book !== undefined),
    groups,
    places: first ? await placesOf(context, own, first) : [],
    players: first ? await countPlayers(context.db, first.sharedRoundId) : 0,
  }
}

async function workedOut(context: AppContext, row: Row): Promise<Row> {
  const { sharedRoundId, currency } = row
  const title = await titleOf(context, row)
  const [stored] = await readBooks(context.db, [{ sharedRoundId, mode: 'real', currency }])
  if (!title?.rules.slips || !stored) return row
  const bets = stored.bets.map(({ input, ...bet }) => ({ ...bet, chips: chipsOf(title.rules, input) }))
  const book = new SlipBook(title.rules.slips.exposure, { version: stored.version, bets })
  const { worstMinor, worstClass } = book.worst()
  return { ...row, worst: `${worstMinor}`, held: `${book.heldMinor()}`, worstClass }
}

async function viewBook(context: AppContext, { worstClass, ...row }: Row): Promise<Book | undefined> {
  const title = await titleOf(context, row)
  if (!title?.rules.slips) return undefined
  const { rules, table } = title
  // Without chips no class is worse than the others.
  const mark = row.held === '0' ? undefined : rules.markOf?.(rules.slips?.exposure.outcomeOf(worstClass))
  const names = mark === undefined ? undefined : title.live?.letters?.find((letter) => letter.mark === mark)?.names
  const cap = `${exposureCapOf(row.currency, title) ?? 0n}`
  return { ...row, riskGroup: table.riskGroup, cap, result: names ? { ...names } : null }
}

async function placesOf(context: AppContext, rows: readonly Row[], first: Row): Promise<VendorExposure['places']> {
  const title = await titleOf(context, first)
  const totals = await readPlaceTotals(context.db, first.sharedRoundId, 'real')
  return totals.map(({ currency, spot, stakeMinor, players }) => {
    const worstClass = rows.find((row) => row.currency === currency)?.worstClass
    const isPaid = title !== undefined && worstClass !== undefined && pays(title, spot, worstClass)
    return { currency, spot, stake: stakeMinor, players, isPaid }
  })
}

/** Whether a chip on the place costs the house something in the class. */
function pays({ rules }: SharedTitle, spot: string, index: number): boolean {
  const { exposure } = rules.slips ?? {}
  if (!exposure) return false
  const costs = new Float64Array(exposure.classCount)
  exposure.add(costs, [{ spot, stakeMinor: probeMinor }])
  return (costs[index] ?? 0) > 0
}

/** With the rules of the round's card. */
async function titleOf(
  context: AppContext,
  { tableId, sharedRoundId }: Pick<Row, 'tableId' | 'sharedRoundId'>,
): Promise<SharedTitle | undefined> {
  const title = context.catalogue.find(tableId)
  return title?.kind === 'shared' ? onCard(context.intake.cards, title, sharedRoundId) : undefined
}

async function listBooks(db: Db): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select r.table_id as "tableId", r.shared_round_id as "sharedRoundId", r.number, r.state as phase, k.currency,
      k.worst_minor::text as worst, greatest(k.held_minor, 0)::text as held, k.worst_class as "worstClass"
    from slip_books k join shared_rounds r on r.shared_round_id = k.shared_round_id
    where k.mode = 'real' and r.state in ('betting', 'locked', 'running', 'result')
    order by r.table_id, k.currency`.execute(db)
  return rows
}

async function readGroups(db: Db): Promise<VendorExposure['groups']> {
  const { rows } = await sql<VendorExposure['groups'][number]>`
    select c.risk_group as "riskGroup", c.currency, c.cap_minor::text as cap,
      coalesce(sum(greatest(k.held_minor, 0)), 0)::text as held
    from risk_caps c
    left join (tables t join shared_rounds r on r.table_id = t.table_id
        and r.state in ('betting', 'locked', 'running', 'result')
      join slip_books k on k.shared_round_id = r.shared_round_id and k.mode = 'real')
      on t.risk_group = c.risk_group and k.currency = c.currency
    group by c.risk_group, c.currency, c.cap_minor order by 1, 2`.execute(db)
  return rows
}

async function countPlayers(db: Db, sharedRoundId: string): Promise<number> {
  const { players } = await db
    .selectFrom('shared_bets')
    .select(({ fn }) => fn.count<string>('player_id').distinct().as('players'))
    .where('shared_round_id', '=', sharedRoundId)
    .where('mode', '=', 'real')
    .where('state', 'in', ['taken', 'ended'])
    .executeTakeFirstOrThrow()
  return Number(players)
}
