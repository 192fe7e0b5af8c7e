import type { SharedBetAnswer, SlipRequest, StudioRefusal } from '@fairground/contract/studio'
import type { Session } from '@fairground/vendor-kit'
import { slipLimitsOf } from '../../catalogue/slip-limits.ts'
import type { AppContext } from '../../context.ts'
import { type Outcome, refuse } from '../../lib/outcome.ts'
import { findRoundByRequest } from '../../rounds/round-store.ts'
import { onCard } from '../card-rules.ts'
import { answerBet, settleTogether } from '../place-shared-bet.ts'
import type { SlipTaken, WantedSlip } from './take-slips.ts'

const uniqueViolation = '23505'
/** A slip that waits for the one before it is decided again so often. */
const triesMax = 3

type Answer = Outcome<SharedBetAnswer> | ({ ok: false } & StudioRefusal)

interface Received {
  /** With limits that are not old. */
  session: Session
  request: SlipRequest
  receivedAt: Date
}

/**
 * The chips a player wants to have in the round that is open, taken when the slip was received before the betting closed.
 * Refusals: BETTING_CLOSED, STAKE_NOT_ALLOWED and TABLE_FULL with the rule and what would fit, SLIP_SHRINKS, SLIP_SPENT, and
 * those of the wallet. The same slip again answers the same bet and moves no money.
 */
export async function placeSlip(context: AppContext, received: Received): Promise<Answer> {
  const wanted = await readSlip(context, received)
  if (!wanted.ok) return wanted
  for (let tries = 0; tries < triesMax; tries += 1) {
    const taken = await take(context, wanted.value)
    if (taken.kind === 'refused') return refusalOf(taken)
    if (taken.kind === 'new') await settleTogether(context, wanted.value.session, taken.round)
    const roundId = taken.kind === 'new' ? taken.round.round_id : taken.roundId
    const answer = await answerBet(context, wanted.value.session, roundId)
    if (taken.kind !== 'behind') return answer
  }
  return refuse('WALLET_UNREACHABLE', 'the slip before this one has not been decided yet; ask again')
}

async function readSlip(context: AppContext, { session, request, receivedAt }: Received): Promise<Outcome<WantedSlip>> {
  const title = context.catalogue.find(session.gameId)
  if (title?.kind !== 'shared' || title.status !== 'live') return refuse('GAME_DISABLED', 'the game takes no bets')
  const game = await onCard(context.intake.cards, title, request.sharedRoundId)
  if (!game) return refuse('BETTING_CLOSED', 'sharedRoundId: there is no such round')
  const { rules } = game
  if (!rules.slips) return refuse('BAD_REQUEST', 'the table takes no slips')
  const bets = Object.entries(request.spots).map(([spot, stakeMinor]) => ({ spot, stakeMinor }))
  const read = rules.readBet({ bets }, session.currency)
  if (!read.ok) return refuse('BAD_REQUEST', `spots.${read.refusal.field}: expected ${read.refusal.expected}`)
  const alone = bets.find(({ spot }) => !isBeside(rules.slips?.besides?.(spot), bets))
  if (alone) return refuse('BAD_REQUEST', `spots.${alone.spot}: expected chips on ${rules.slips.besides?.(alone.spot)}`)
  const limits = slipLimitsOf(session, game, rules.slips)
  if (!limits) return refuse('STAKE_NOT_ALLOWED', 'no chip of the table fits the limits')
  const wanted = bets.map(({ spot, stakeMinor }) => ({ spot, stakeMinor: BigInt(stakeMinor) }))
  return { ok: true, value: { session, game, slipRules: rules.slips, limits, request, wanted, receivedAt } }
}

const isBeside = (other: string | undefined, bets: readonly { spot: string }[]): boolean =>
  other === undefined || bets.some(({ spot }) => spot === other)

/** A request id that has been used is the answer of its round, where that is a bet of this slip. */
async function take({ db, intake }: AppContext, slip: WantedSlip): Promise<SlipTaken> {
  try {
    return await intake.slips.add(slip)
  } catch (error) {
    if ((error as { code?: string }).code !== uniqueViolation) throw error
    const { session, request } = slip
    const known = await findRoundByRequest(db, session.playerId, request.requestId)
    const bet = known && (await intake.seen.add(known.round_id)).bet
    const isSame = bet?.shared_round_id === request.sharedRoundId && bet.place === request.slipNo - 1
    return isSame ? { kind: 'same', roundId: bet.round_id } : { kind: 'refused', code: 'BAD_REQUEST' }
  }
}

const messages: Partial<Record<StudioRefusal['code'], string>> = {
  BETTING_CLOSED: 'sharedRoundId: the betting of this round is over',
  SESSION_EXPIRED: 'the session was closed',
  SLIP_SHRINKS: 'spots: a second slip cannot take chips away',
  SLIP_SPENT: 'slipNo: another slip stands under this number or a later one',
  TABLE_FULL: 'spots: the table takes no more of them in this round',
  STAKE_NOT_ALLOWED: 'spots: outside the limits of the table',
  BAD_REQUEST: 'requestId: already used for another bet',
}

const refusalOf = ({ code, fault }: SlipTaken & { kind: 'refused' }): { ok: false } & StudioRefusal => ({
  ...refuse(code, messages[code] ?? code),
  ...(fault && { fault }),
})
