import type { FishingLoadAnswer, FishingMagazine, FishingUnloadAnswer } from '@fairground/contract/studio'
import { askUntilKnown, keepFacts, newRequestId, type Purse, type Store, withRound } from '@fairground/vendor-ui'
import type { Outcome, RefusalCode } from '../../studio/studio-client.ts'
import { patiently } from '../../tables/patiently.ts'
import type { FishLine } from './fish-line.ts'
import type { FishingParts } from './fishing-parts.ts'
import type { FishingState, Saying } from './fishing-state.ts'
import type { Gun } from './gun.ts'
import { bulletsLeft, newerOf, usesOf } from './magazine.ts'
import type { ShotPost } from './shot-post.ts'

const none = 0n

interface BandolierParts {
  parts: FishingParts
  screen: Store<FishingState>
  purse: Purse
  post: ShotPost
  gun: Gun
  line: () => FishLine | undefined
  say(saying: Saying): void
}

/** The magazine of the seat: paid for, spent, ended, and what of it is left. */
export class Bandolier {
  private readonly all: BandolierParts

  constructor(all: BandolierParts) {
    this.all = all
  }

  private get magazine(): FishingMagazine | undefined {
    return this.all.screen.get().magazine
  }

  /** Goes on with what is loaded at a seat that was taken. */
  goOn(magazine: FishingMagazine | null): void {
    const { screen, post, gun } = this.all
    gun.clear()
    if (magazine) post.begin(magazine)
    const isOpen = magazine?.state === 'open'
    screen.set({ magazine: magazine ?? undefined, phase: isOpen ? 'playing' : 'idle' })
    this.count()
  }

  /** Pays for bullets; the magazine that is loaded is ended and paid first. */
  async load(): Promise<void> {
    const { screen, post, gun, purse } = this.all
    const { isLoading, notice } = screen.get()
    if (isLoading || notice) return
    screen.set({ isLoading: true })
    const outcome = await this.pay()
    screen.set({ isLoading: false })
    if (!outcome.ok) {
      screen.set({ notice: outcome.code })
      return
    }
    const { magazine, ended, balanceMinor, balanceVersion, seeds } = outcome.value
    if (ended) this.tellEnd(ended)
    gun.clear()
    post.begin(magazine)
    screen.set({ magazine, seeds, phase: 'playing' })
    purse.take({ balanceMinor, balanceVersion })
    this.all.parts.sound.play('start')
    this.count()
  }

  private async pay(): Promise<Outcome<FishingLoadAnswer>> {
    const { screen, purse } = this.all
    const line = this.all.line()
    if (!line) return { ok: false, code: 'OFFLINE' }
    const { bullets, bulletMinor } = screen.get()
    const needMinor = bulletMinor * BigInt(bullets) - worthMinor(this.magazine)
    if (needMinor > none && !(await purse.canStake(needMinor))) return { ok: false, code: 'INSUFFICIENT_FUNDS' }
    const request = { requestId: newRequestId(), bullets, bulletMinor: String(bulletMinor) }
    return askUntilKnown<FishingLoadAnswer, RefusalCode>(() => line.load(request), patiently)
  }

  /** Ends the magazine: kills and unspent bullets are paid. */
  async unload(): Promise<void> {
    const { screen, purse, gun } = this.all
    const [line, magazine] = [this.all.line(), this.magazine]
    if (!line || magazine?.state !== 'open') return
    gun.clear()
    const { roundId } = magazine
    const outcome = await askUntilKnown<FishingUnloadAnswer, RefusalCode>(() => line.unload({ roundId }), patiently)
    if (!outcome.ok) {
      screen.set({ notice: outcome.code })
      return
    }
    const { magazine: ended, balanceMinor, balanceVersion } = outcome.value
    this.take(ended)
    if (balanceMinor !== null && balanceVersion !== null) purse.take({ balanceMinor, balanceVersion })
    else purse.expectMore()
  }

  /** What the studio says of the magazine now. */
  take(told: FishingMagazine): void {
    const { screen } = this.all
    const before = this.magazine
    const magazine = newerOf(before, told)
    const hasEnded = told.state !== 'open' && before?.roundId === told.roundId && before.state === 'open'
    screen.set({ magazine, phase: magazine.state === 'open' ? 'playing' : 'idle' })
    if (hasEnded) this.tellEnd(told)
    this.count()
  }

  /** Bullets on their way and hits without an answer are not free. */
  count(): void {
    const { screen, parts, gun, post } = this.all
    const { weapons } = parts.opened.fishing
    const flying = gun.bullets.reduce((sum, { weapon }) => sum + usesOf(weapons, weapon), 0)
    const left = bulletsLeft(this.magazine, { flying, asked: post.askedBullets })
    if (left !== screen.get().left) screen.set({ left })
  }

  /** What a magazine came to is told once. */
  private tellEnd(magazine: FishingMagazine): void {
    const { screen, parts, purse, say } = this.all
    const value = BigInt(magazine.bulletMinor)
    const stakeMinor = value * BigInt(magazine.spent)
    const paidMinor = BigInt(magazine.killsMinor)
    const { roundId, loadedAt: startedAt, fairness, endedBy } = magazine
    const facts = withRound(screen.get().facts, { roundId, stakeMinor, paidMinor })
    keepFacts(parts.tab, parts.opened.session, facts)
    screen.set({ facts, lastRound: { roundId, startedAt, fairness } })
    const totalMinor = String(paidMinor)
    parts.portal.tell({ type: 'fairground.round', roundId, stakeMinor: String(stakeMinor), totalMinor })
    const backMinor = value * BigInt(magazine.bullets - magazine.spent)
    if (endedBy) say({ kind: 'ended', by: endedBy, paidMinor: paidMinor + backMinor })
    purse.expectMore()
  }
}

/** What a magazine would pay if it ended now. */
function worthMinor(magazine: FishingMagazine | undefined): bigint {
  if (magazine?.state !== 'open') return none
  return BigInt(magazine.killsMinor) + BigInt(magazine.bullets - magazine.spent) * BigInt(magazine.bulletMinor)
}
