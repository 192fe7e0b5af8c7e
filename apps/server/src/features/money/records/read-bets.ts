import type { Bet as BetAnswer, BetFilter as BetFilterInput, BetPage } from '@fairground/contract'
import { formatAmount, getCurrency } from '@fairground/money'
import type { z } from 'zod'
import type { Call } from '../../../lib/call.ts'
import { type Outcome, ok, refuse } from '../../../lib/outcome.ts'
import { artUrl } from '../../games/catalogue/index.ts'
import { listAccounts } from './account-store.ts'
import { addUp, type Bet, type BetFilter } from './bet.ts'
import { readBetCursor, writeBetCursor } from './bet-cursor.ts'
import { listBets } from './bet-store.ts'
import { type SettledSums, sumOpenBets, sumSettledBets } from './bet-sums-store.ts'
import { viewBet, viewDays, viewSums } from './bet-view.ts'
import { betFilterOf, type Owner } from './span.ts'
import { sumTeamBets, type TeamDays } from './team-bets-store.ts'

type BetsInput = z.infer<typeof BetFilterInput> & { pageNo: number; pageSize: number; after?: string | undefined }
type Page = z.infer<typeof BetPage>

/** Who reads, as far as it matters. */
export type Reading = Pick<Call, 'app' | 'language'>

/** A page of a member's bets, with what all of the filtered ones add up to. */
export async function readBets(call: Reading, owner: Owner, input: BetsInput): Promise<Outcome<Page>> {
  const filter = betFilterOf(owner, input)
  const { db, config } = call.app
  const found = await findBets(call, filter, input, () => sumSettledBets(db, filter, config.timeZone))
  if (!found.ok) return found
  const { bets, ...page } = found.value
  return ok({ ...page, list: bets.map((bet) => view(call, bet, owner.currency)) })
}

interface Team {
  agentId: string
  currency: string
  /** Of the span that is asked for. */
  days: TeamDays
}

type TeamPage = Omit<Page, 'list'> & { list: (BetAnswer & { account: string })[] }

/** A page of the bets of everybody below an agent; sums count whole days of the site. */
export async function readTeamBets(call: Reading, team: Team, input: BetsInput): Promise<Outcome<TeamPage>> {
  const { db } = call.app
  const { agentId, currency, days } = team
  const filter = { ...betFilterOf({ memberId: agentId, currency }, input), whose: { agentId } }
  const sum = async () => (input.status === 'open' ? [] : sumTeamBets(db, { ...filter, agentId, ...days }))
  const found = await findBets(call, filter, input, sum)
  if (!found.ok) return found
  const { bets, ...page } = found.value
  const accountOf = await listAccounts(
    db,
    bets.map(({ memberId }) => memberId),
  )
  const list = bets.map((bet) => ({ ...view(call, bet, currency), account: accountOf.get(bet.memberId) ?? '' }))
  return ok({ ...page, list })
}

const view = ({ language }: Reading, bet: Bet, currency: string) =>
  viewBet(bet, { currency, language, iconUrlOf: artUrl })

type FoundBets = Omit<Page, 'list'> & { bets: Bet[] }

async function findBets(
  { app: { db } }: Reading,
  filter: BetFilter,
  input: BetsInput,
  sumSettled: () => Promise<SettledSums[]>,
): Promise<Outcome<FoundBets>> {
  const { currency } = filter
  const { pageNo, pageSize } = input
  const after = input.after === undefined ? undefined : readBetCursor(input.after)
  if (input.after !== undefined && !after) return refuse('BAD_REQUEST')
  const [found, settled, open] = await Promise.all([
    listBets(db, { ...filter, after, limit: pageSize + 1, offset: (pageNo - 1) * pageSize }),
    sumSettled(),
    sumOpenBets(db, filter),
  ])
  const bets = found.slice(0, pageSize)
  const last = found.length > pageSize ? bets.at(-1) : undefined
  const sums = addUp(settled)
  return ok({
    bets,
    total: sums.count + open.count,
    ...{ pageNo, pageSize, next: last && writeBetCursor(cursorOf(last)) },
    sums: {
      ...viewSums(sums, currency),
      openCount: open.count,
      openAmount: formatAmount(open.stakesMinor, getCurrency(currency)),
    },
    days: viewDays(settled, currency),
  })
}

export const cursorOf = ({ settledAt, openedAt, vendorId, roundId }: Bet) => ({
  isOpen: settledAt === undefined,
  at: settledAt ?? openedAt,
  vendorId,
  roundId,
})
