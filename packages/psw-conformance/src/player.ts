import { randomUUID } from 'node:crypto'
import type { PswAnswer, PswSandboxChange } from '@fairground/contract/psw'
import { equal, expectCode } from './expect.ts'
import type { SendOptions, Sent } from './vendor-client.ts'

/** The parts of the lab that a player needs. */
interface Calls {
  options: { games: { jackpotId?: string } }
  send(call: string, fields: object): Promise<PswAnswer>
  attempt(call: string, fields: object, options?: SendOptions): Promise<Sent>
  launch(playerId: string, gameId: string): Promise<string>
  change(playerId: string, change: PswSandboxChange): Promise<NonNullable<PswAnswer['sandbox']>>
}

export interface PlayerFacts {
  playerId: string
  sessionToken: string
  gameId: string
  currency: string
  launchToken: string
}

export interface BetIds {
  transactionId: string
  roundId: string
}

export const newBet = (): BetIds => ({ transactionId: `tx-${randomUUID()}`, roundId: `rd-${randomUUID()}` })

/** A test player in a game, and the calls about him. */
export class Player {
  readonly lab: Calls
  readonly facts: PlayerFacts

  constructor(lab: Calls, facts: PlayerFacts) {
    this.lab = lab
    this.facts = facts
  }

  betFields(fields: object = {}): object {
    const { playerId, sessionToken, gameId, currency } = this.facts
    const placedAt = new Date().toISOString()
    return { playerId, sessionToken, gameId, currency, amount: '1000', placedAt, ...newBet(), ...fields }
  }

  /** One of many bets; game, currency and time may stand once for all of them. */
  batchedBet<Fields extends object>(fields?: Fields): BetIds & Fields & Record<string, unknown> {
    return this.betFields(fields) as BetIds & Fields & Record<string, unknown>
  }

  winFields(fields: object = {}): object {
    const { playerId, gameId, currency } = this.facts
    return { playerId, gameId, currency, amount: '1500', ...newBet(), ...fields }
  }

  bet(fields: object = {}): Promise<PswAnswer> {
    return this.lab.send('bet', this.betFields(fields))
  }

  win(fields: object = {}): Promise<PswAnswer> {
    return this.lab.send('win', this.winFields(fields))
  }

  rollback({ transactionId, roundId }: BetIds, own = `rb-${randomUUID()}`): Promise<PswAnswer> {
    const { playerId } = this.facts
    const fields = {
      playerId,
      transactionId: own,
      originalTransactionId: transactionId,
      roundId,
      reason: 'conformance',
    }
    return this.lab.send('rollback', fields)
  }

  endRound(roundId: string, fields: object = {}): Promise<PswAnswer> {
    const { playerId } = this.facts
    return this.lab.send('round/end', { playerId, roundId, transactionId: `re-${randomUUID()}`, ...fields })
  }

  adjust(originalTransactionId: string, version: number, amount: string, own = `ad-${randomUUID()}`) {
    const { playerId, currency } = this.facts
    const fields = { playerId, currency, originalTransactionId, version, amount, transactionId: own }
    return this.lab.send('adjust', { ...fields, reason: 'conformance' })
  }

  promo(campaignId: string, amount: string) {
    const { playerId, currency } = this.facts
    const transactionId = `pw-${randomUUID()}`
    return this.lab.send('promo-win', { playerId, currency, amount, transactionId, campaignId, kind: 'tournament' })
  }

  realityCheck(): Promise<PswAnswer> {
    const { playerId, sessionToken } = this.facts
    return this.lab.send('reality-check', { playerId, sessionToken })
  }

  confirmRealityCheck(): Promise<PswAnswer> {
    const { playerId, sessionToken } = this.facts
    return this.lab.send('reality-check/confirm', { playerId, sessionToken })
  }

  /** What an id came to. */
  async status(transactionId: string): Promise<PswAnswer> {
    const { playerId } = this.facts
    return (await this.lab.attempt('transaction/status', { playerId, transactionId })).answer
  }

  change(change: PswSandboxChange) {
    return this.lab.change(this.facts.playerId, change)
  }

  /** @throws Deviation when the purse holds something else; asked in a session of its own, the game's may have ended */
  async expectBalance(expected: number | bigint, what = 'balance'): Promise<void> {
    const { playerId, gameId } = this.facts
    const launchToken = await this.lab.launch(playerId, gameId)
    const { answer } = await this.lab.attempt('authenticate', { launchToken, gameId })
    expectCode(answer, 'OK', 'authenticate')
    equal(answer.balance, String(expected), what)
  }
}
