import type { Outcome } from '../connection/outcome.ts'
import type { PortalPage } from '../frame/portal-page.ts'
import type { Store } from '../lib/store.ts'

const moreMs = 3_000

interface PurseParts {
  currency: string
  balanceVersion: number
  /** The vendor's calls. */
  calls: { balance(): Promise<Outcome<BalanceNow>> }
  portal: Pick<PortalPage, 'tell'>
  screen: Store<{ balanceMinor: bigint; phase: string }>
  /** Of the newest balance, where several games of one frame show the same money. */
  versions?: Versions | undefined
}

export interface Versions {
  newest: number
}

interface BalanceNow {
  balanceMinor: string
  balanceVersion: number
}

/** The player's money as it may be shown: less the stake at once, with the win only when its show has ended. */
export class Purse {
  private readonly versions: Versions
  private toldMinor: bigint | undefined
  private readonly parts: PurseParts

  constructor(parts: PurseParts) {
    this.parts = parts
    this.versions = parts.versions ?? { newest: parts.balanceVersion }
    this.noteVersion(parts.balanceVersion)
  }

  /** A higher version is newer; the vendor's answer to a bet already knows the result. */
  noteVersion(version: number): void {
    this.versions.newest = Math.max(this.versions.newest, version)
  }

  showBet({ balanceAfterBetMinor }: { balanceAfterBetMinor: string }): void {
    this.show(BigInt(balanceAfterBetMinor))
  }

  showResult({ balanceAfterMinor }: { balanceAfterMinor: string }): void {
    this.show(BigInt(balanceAfterMinor))
  }

  /** What the screen may tell by now; the page around it shows the same at the same moment. */
  show(balanceMinor: bigint): void {
    this.parts.screen.set({ balanceMinor })
    this.tell()
  }

  /** What the vendor says the balance is now; older news, and news that would tell a result early, are dropped. */
  take({ balanceMinor, balanceVersion }: BalanceNow): void {
    if (balanceVersion < this.versions.newest || this.parts.screen.get().phase === 'showing') return
    this.versions.newest = balanceVersion
    this.parts.screen.set({ balanceMinor: BigInt(balanceMinor) })
    this.tell()
  }

  /** Whether the stake is there. Money may have come in elsewhere, so a low balance is asked for once more. */
  async canStake(stakeMinor: bigint): Promise<boolean> {
    if (this.parts.screen.get().balanceMinor >= stakeMinor) return true
    await this.ask()
    return this.parts.screen.get().balanceMinor >= stakeMinor
  }

  /** What is paid by a call of its own shortly after the round: then refetches the balance. */
  expectMore(): void {
    setTimeout(() => void this.ask(), moreMs)
  }

  private async ask(): Promise<void> {
    const answer = await this.parts.calls.balance()
    if (answer.ok) this.take(answer.value)
  }

  /** Tells the portal what the screen shows; nothing when it knows. */
  tell(): void {
    const { portal, currency, screen } = this.parts
    const { balanceMinor } = screen.get()
    if (balanceMinor === this.toldMinor) return
    portal.tell({ type: 'fairground.balance', balanceMinor: String(balanceMinor), currency })
    this.toldMinor = balanceMinor
  }
}
