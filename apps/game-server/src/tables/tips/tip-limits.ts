import type { TipLimits } from '@fairground/contract/studio'
import type { Session } from '@fairground/vendor-kit'
import type { SharedTitle } from '../../catalogue/game.ts'
import { instantBaseOf, limitsOfTitle } from '../../catalogue/instant-limits.ts'
import type { Reader } from '../../db/schema.ts'
import { sumTips } from './tip-store.ts'

/** Least stakes of the table that one player may give in a round. */
const stakesMax = 10n

interface TipRange {
  minMinor: bigint
  /** Of all tips of one player in a round. */
  roundMinorMax: bigint
}

/** Undefined where tips are not taken: at tables without the word of two people, and with play money. */
export function tipRangeOf({ currency, mode }: Pick<Session, 'currency' | 'mode'>, game: SharedTitle) {
  const limits = limitsOfTitle(currency, game)
  const base = instantBaseOf(currency)
  if (!limits || !base || !game.table.tips || !game.live || mode !== 'real') return undefined
  return { minMinor: base.stakeMinorMin, roundMinorMax: limits.stakeMinorMin * stakesMax } satisfies TipRange
}

export async function viewTipLimits(
  reader: Reader,
  session: Session,
  { game, sharedRoundId }: { game: SharedTitle; sharedRoundId: string | undefined },
): Promise<{ tips?: TipLimits }> {
  const range = tipRangeOf(session, game)
  if (!range) return {}
  const given = sharedRoundId ? await sumTips(reader, { sharedRoundId, playerId: session.playerId }) : 0n
  return { tips: { minMinor: `${range.minMinor}`, roundMinorMax: `${range.roundMinorMax}`, givenMinor: `${given}` } }
}
