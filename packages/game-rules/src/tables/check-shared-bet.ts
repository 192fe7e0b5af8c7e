import type { InstantEvent } from '../instant/instant-game.ts'
import { isSameJson } from '../is-same-json.ts'
import { type Decisions, readDecisions, toldDecisions } from './stages.ts'
import type { BetEnd, TableRules } from './table-rules.ts'

/** A finished bet as reported; its content is untrusted. */
type ToldBet = {
  readonly [part in 'roundId' | 'currency' | 'isFree' | 'bet' | 'stakeMinor' | 'payoutMinor' | 'events']?: unknown
}

interface Round {
  readonly rules: TableRules
  /** As the seed makes it. */
  readonly outcome: unknown
  readonly serverSeed: string
}

const none = 0n
/** What a round may pay at most is not told with a bet. */
const limitless = 10n ** 18n

/** Names the parts of a bet that are not what the outcome of its round makes of it; none for a true one. */
export function checkSharedBet(round: Round, told: ToldBet): string[] {
  const { rules, outcome } = round
  const read = rules.readBet(told.bet, typeof told.currency === 'string' ? told.currency : undefined)
  if (!read.ok) return ['bet']
  const id = String(told.roundId)
  const currency = String(told.currency)
  const pool = rules.pool?.poolOf(outcome)
  const entry = pool?.entries.find((one) => one.id === id && one.currency === currency)
  if (pool && pool.sums === undefined && !entry) return ['roundId']
  const { stakeMinor } = read.value
  const decided = eventsOf(told.events).find(({ type }) => type === 'decided')
  const decisions = readDecisions(decided)
  const end = endOf(round, { bet: read.value, id, currency, events: eventsOf(told.events), decisions })
  const shown = rules.pool?.shownToOwner?.(id, outcome, round) ?? []
  const paidMinor = told.isFree === true ? end.payoutMinor - stakeMinor : end.payoutMinor
  const parts = [
    ['bet', !entry || entry.bet.stakeMinor === stakeMinor],
    ['stakeMinor', told.stakeMinor === String(stakeMinor)],
    ['payoutMinor', told.payoutMinor === String(paidMinor > none ? paidMinor : none)],
    [
      'events',
      isSameJson(
        JSON.parse(JSON.stringify([...shown, ...(decisions ? [toldDecisions(decisions)] : []), ...end.events])),
        told.events,
      ),
    ],
  ] as const
  return parts.flatMap(([part, fits]) => (fits ? [] : [part]))
}

interface Placed {
  bet: { stakeMinor: bigint }
  id: string
  currency: string
  events: readonly InstantEvent[]
  decisions: Decisions | undefined
}

/** No seed tells the moment at which a player ended a bet: its events do, as far as the outcome leaves room for it. */
const endOf = ({ rules, outcome }: Round, { bet, id, currency, events, decisions }: Placed): BetEnd =>
  rules.endTold?.(bet, outcome, events) ?? rules.settle(bet, outcome, limitless, { id, currency, decisions })

const eventsOf = (events: unknown): InstantEvent[] =>
  Array.isArray(events) ? events.filter((event: unknown): event is InstantEvent => isEvent(event)) : []

const isEvent = (event: unknown): boolean => typeof event === 'object' && event !== null && 'type' in event
