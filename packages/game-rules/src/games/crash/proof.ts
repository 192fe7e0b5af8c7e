import type { TableProof } from '../../game-module.ts'
import type { LongBet } from '../../long-play/long-game.ts'
import { crash, crashX100Max } from './crash.ts'
import { crashSheet } from './crash-sheet.ts'

const stakeMinor = 10_000n
const limitMinor = 10n ** 12n
/** A target that is seldom reached says little in as many rounds. */
const targets = ['target-1.01', 'target-1.50', 'target-2.00', 'target-10.00', 'target-100.00']

export const tableProofs: Readonly<Record<string, TableProof>> = {
  crash: {
    sheet: crashSheet,
    maxWinX: crashX100Max / 100,
    longBets: () =>
      crashSheet()
        .filter(({ bet }) => targets.includes(bet))
        .map(({ bet, decimal }) => crashBet(bet, Number(decimal))),
  },
}

/** Cashed out by itself; busts are drawn as at the table, from the seed of the round. */
function crashBet(bet: string, exact: number): LongBet {
  const autoX100 = Math.round(Number(bet.replace('target-', '')) * 100)
  const mostMinor = crash.payoutMinorMax({ stakeMinor, autoX100 }, limitMinor)
  return {
    bet,
    exact,
    halfWidth: 0,
    play(draws) {
      const { u32 } = draws()
      const serverSeed = Array.from({ length: 8 }, () => u32().toString(16).padStart(8, '0')).join('')
      const outcome = crash.source.draw({ serverSeed, clientSeed: 'certify', nonce: 0 })
      const { payoutMinor } = crash.settle({ stakeMinor, autoX100 }, outcome, limitMinor)
      if (payoutMinor < 0n || payoutMinor > mostMinor) throw new Error(`paid ${payoutMinor} of at most ${mostMinor}`)
      return Number(payoutMinor) / Number(stakeMinor)
    },
  }
}
