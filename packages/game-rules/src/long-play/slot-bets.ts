import type { SlotCertificate } from '../slots/certificate.ts'
import { playRound } from '../slots/play-round.ts'
import type { SlotModel } from '../slots/slot-model.ts'
import type { SlotRound } from '../slots/slot-round.ts'
import type { LongBet, LongGame } from './long-game.ts'

/** The bet of a model, and its bought free spins, against what its certificate says. */
export function longSlot(model: SlotModel, certificate: SlotCertificate): LongGame {
  const spin = slotBet(model, 'bet', Number(certificate.rtp), Number(certificate.rtpHalfWidth ?? 0))
  const bought = certificate.rtpBought && slotBet(model, 'bought', Number(certificate.rtpBought), 0)
  return { id: model.id, version: model.version, bets: bought ? [spin, bought] : [spin] }
}

function slotBet(model: SlotModel, bet: 'bet' | 'bought', exact: number, halfWidth: number): LongBet {
  const isBought = bet === 'bought'
  const stakeMinor = BigInt(model.betUnits)
  return {
    bet,
    exact,
    halfWidth,
    play(draws) {
      const round = playRound(model, { stakeMinor, stream: draws(), isBought })
      assertConserved(model, round)
      return Number(round.totalMinor) / Number(round.stakeMinor)
    },
  }
}

/** The round's total equals its wins and never exceeds the disclosed maximum. Throws otherwise. */
export function assertConserved(model: SlotModel, { events, totalMinor }: SlotRound): void {
  const capMinor = model.winCapX * model.betUnits
  let wonMinor = 0
  for (const event of events) {
    if (!('roundMinor' in event)) continue
    wonMinor += Number(event.amountMinor)
    if (Number(event.roundMinor) !== Math.min(wonMinor, capMinor)) throw new Error('wins do not add up')
  }
  const last = events.at(-1)
  if (last?.type !== 'round-ended' || last.totalMinor !== totalMinor) throw new Error('the end tells another total')
  if (Number(totalMinor) !== Math.min(wonMinor, capMinor)) throw new Error('the total is not what was won')
}
