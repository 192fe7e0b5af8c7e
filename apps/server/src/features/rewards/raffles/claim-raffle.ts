import { type Tx, transact } from '../../../db/db.ts'
import { recordAudit } from '../../../lib/audit.ts'
import type { Call } from '../../../lib/call.ts'
import { newId } from '../../../lib/ids.ts'
import { type Outcome, ok, refuse } from '../../../lib/outcome.ts'
import { lockRoom, takeGift } from '../person-gifts/index.ts'
import { giveReward, titlesOf } from '../rewards/index.ts'
import { drawPrize } from './draw-prize.ts'
import { addDraw, findDraw, readStanding } from './draw-store.ts'
import { chancesLeft, type Draw, type Raffle } from './raffle.ts'
import { giftOf } from './raffle-gift.ts'
import { canEnter, lockRaffle, takePrize } from './raffle-store.ts'

interface Wish {
  memberId: string
  currency: string
  raffleId: string
  /** The player's part of the draw; the same one again answers the same draw. */
  requestId: string
}

interface Claimed {
  raffle: Raffle
  draw: Draw
  chancesLeft: number
}

/**
 * Uses one chance: draws, and puts what was won into the wallet. Refusals: NOT_FOUND for what is not open to the member,
 * STATE_CONFLICT when no chance is left, or nothing to win, LIMIT when another account of the same person draws already.
 */
export const claimRaffle = (call: Call, { memberId, currency, raffleId, requestId }: Wish): Promise<Outcome<Claimed>> =>
  transact(call.app.db, async (tx) => {
    const { clock, config } = call.app
    const now = clock.now()
    const raffle = await lockRaffle(tx, raffleId)
    if (!raffle) return refuse('NOT_FOUND')
    const standing = await readStanding(tx, raffle, { memberId, now, timeZone: config.timeZone })
    const left = chancesLeft(raffle, standing)
    const before = await findDraw(tx, { raffleId, memberId, clientSeed: requestId })
    if (before) return ok({ raffle, draw: before, chancesLeft: left })
    if (!(await canEnter(tx, raffleId, { memberId, currency, now }))) return refuse('NOT_FOUND')
    const { nonce, periodOn } = standing
    const gift = giftOf(raffle, { memberId, period: periodOn, at: now })
    const room = await lockRoom(tx, gift)
    if (!room.ok) return room
    if (chancesLeft(raffle, { ...standing, roomMinor: room.value }) === 0) return refuse('STATE_CONFLICT')
    const { prizeIndex, serverSeed, weights } = drawPrize(raffle, { memberId, nonce, roomMinor: room.value }, requestId)
    const prize = raffle.prizes[prizeIndex]
    if (!prize) throw new Error(`raffle ${raffleId} has no prize ${prizeIndex}`)
    const id = newId('rfd', now.getTime())
    const { amountMinor } = prize
    const taken = await takeGift(tx, { ...gift, amountMinor })
    if (!taken.ok) throw new Error(`raffle ${raffleId} drew more than its ceiling`)
    await takePrize(tx, prize.id)
    const rewardId = amountMinor > 0n ? await pay(tx, raffle, { id, memberId, amountMinor, now }) : undefined
    const seeds = { serverSeed, clientSeed: requestId, nonce, weights }
    const draw = { id, raffleId, memberId, periodOn, prizeId: prize.id, amountMinor, rewardId, drawnAt: now, ...seeds }
    await addDraw(tx, draw)
    await recordAudit(tx, {
      actor: { kind: 'member', id: memberId },
      action: 'raffle.drawn',
      subject: raffleId,
      detail: { drawId: id, prizeId: prize.id, amountMinor: String(amountMinor), currency },
      ip: call.ip,
      requestId: call.requestId,
    })
    return ok({ raffle, draw, chancesLeft: left - 1 })
  })

interface Won {
  /** Of the draw. */
  id: string
  memberId: string
  amountMinor: bigint
  now: Date
}

const pay = (tx: Tx, raffle: Raffle, { id, memberId, amountMinor, now }: Won): Promise<string> =>
  giveReward(tx, {
    memberId,
    source: 'raffle',
    sourceId: id,
    titles: titlesOf(raffle),
    currency: raffle.currency,
    amountMinor,
    issuedAt: now,
    requestId: id,
  })
