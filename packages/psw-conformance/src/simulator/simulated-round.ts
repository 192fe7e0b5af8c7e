import type { PswAnswer, PswCode } from '@fairground/contract/psw'
import { PswUnknownOutcome } from '@fairground/psw'
import type { Player } from '../player.ts'
import { draw, drawWhole } from './chance.ts'
import type { FaultyWire } from './faulty-wire.ts'

/** The vendor's durable record of a round. */
export interface RoundJournal {
  round: string
  stake: number
  payout: number
  /** The game failed after the bet: it is to be taken back. */
  isAbandoned: boolean
  bet: 'sent' | 'taken' | 'refused' | 'given-up'
  settled?: 'won' | 'taken-back' | 'never-taken'
  restarts: number
}

const betTriesMax = 3
const triesMax = 60

class Restarted extends Error {}

/** Plays one round against the wallet as the document says, however often the wire or the vendor itself fails. */
export class SimulatedRound {
  readonly journal: RoundJournal
  readonly #player: Player
  readonly #wire: FaultyWire
  readonly #seed: number

  constructor(player: Player, wire: FaultyWire, seed: number, round: string) {
    this.#player = player
    this.#wire = wire
    this.#seed = seed
    const stake = drawWhole(200, 700, seed, round, 'stake')
    const payout = draw(seed, round, 'wins') < 0.4 ? drawWhole(200, 2_000, seed, round, 'payout') : 0
    const isAbandoned = draw(seed, round, 'abandoned') < 0.15
    this.journal = { round, stake, payout, isAbandoned, bet: 'sent', restarts: 0 }
  }

  get ids() {
    const { round } = this.journal
    const { playerId } = this.#player.facts
    const name = `${playerId.slice(-12)}.${round}`
    return { bet: `${name}.bet`, win: `${name}.win`, rollback: `${name}.back`, roundId: `${name}.round` }
  }

  /** Until the vendor knows how the round ended. */
  async play(): Promise<void> {
    for (;;) {
      try {
        await this.#goOn()
        break
      } catch (error) {
        if (!(error instanceof Restarted)) throw error
        this.journal.restarts += 1
        // A vendor that comes back does not know of the bet it was asking for.
        if (this.journal.bet === 'sent') this.journal.bet = 'given-up'
      }
    }
    await this.#wire.deliverLate(this.journal.round)
  }

  async #goOn(): Promise<void> {
    const { journal } = this
    if (journal.bet === 'sent') await this.#placeBet()
    this.#mayRestart('after the bet')
    if (journal.bet === 'refused' || journal.settled) return
    if (journal.bet === 'given-up' || journal.isAbandoned) await this.#takeBack()
    else await this.#payWin()
  }

  async #placeBet(): Promise<void> {
    const { bet: transactionId, roundId } = this.ids
    const fields = this.#player.betFields({ transactionId, roundId, amount: String(this.journal.stake) })
    const triesCount = drawWhole(1, betTriesMax, this.#seed, this.journal.round, 'patience')
    for (let attempt = 0; attempt < triesCount; attempt += 1) {
      const answer = await this.#attempt('bet', fields, attempt)
      this.#mayRestart(`bet ${attempt}`)
      if (answer) {
        this.journal.bet = answer.code === 'OK' ? 'taken' : 'refused'
        return
      }
    }
    this.journal.bet = 'given-up'
  }

  async #takeBack(): Promise<void> {
    const { bet, rollback, roundId } = this.ids
    const { playerId } = this.#player.facts
    const own = { playerId, transactionId: rollback, originalTransactionId: bet, roundId, reason: 'unknown outcome' }
    const code = await this.#insist('rollback', own, ['OK', 'TOMBSTONED', 'NOTHING_TO_ROLL_BACK'])
    this.journal.settled = code === 'OK' ? 'taken-back' : 'never-taken'
  }

  async #payWin(): Promise<void> {
    const { win: transactionId, roundId } = this.ids
    const amount = String(this.journal.payout)
    await this.#insist('win', this.#player.winFields({ transactionId, roundId, amount, roundClosed: true }), ['OK'])
    this.journal.settled = 'won'
  }

  /** Money that is owed is asked for until it is answered. */
  async #insist(call: string, fields: object, expected: readonly PswCode[]): Promise<PswCode> {
    for (let attempt = 0; attempt < triesMax; attempt += 1) {
      const answer = await this.#attempt(call, fields, attempt)
      this.#mayRestart(`${call} ${attempt}`)
      if (answer && expected.includes(answer.code)) return answer.code
      if (answer && !answer.retry) throw new Error(`${call} of ${this.journal.round} was answered ${answer.code}`)
    }
    throw new Error(`${call} of ${this.journal.round} was never answered`)
  }

  /** Undefined for an unknown outcome. */
  async #attempt(call: string, fields: object, attempt: number): Promise<PswAnswer | undefined> {
    const { round, restarts } = this.journal
    try {
      return await this.#wire.send(call, fields, round, attempt + restarts * triesMax)
    } catch (error) {
      if (error instanceof PswUnknownOutcome) return undefined
      throw error
    }
  }

  /** The vendor's process ends here and begins again, with its journal and nothing else. */
  #mayRestart(where: string): void {
    const { round, restarts } = this.journal
    if (restarts < 2 && draw(this.#seed, 'restart', round, where, restarts) < 0.05) throw new Restarted()
  }
}
