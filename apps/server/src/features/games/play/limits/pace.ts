import type { AppContext } from '../../../../context.ts'
import { recallPolicy } from '../../../people/policy/index.ts'
import type { PswOutcome } from '../protocol/psw-outcome.ts'

/** What the rules of the site ask of games, for play money as well: undefined where they ask nothing. */
export async function paceNow(context: AppContext): Promise<PswOutcome['pace']> {
  const { slotMsMin, gameMsMin, autoplayAllowed: autoplay, turboAllowed: turbo } = await recallPolicy(context)
  if (slotMsMin === null && gameMsMin === null && autoplay && turbo) return undefined
  return { slotMsMin: slotMsMin ?? 0, gameMsMin: gameMsMin ?? 0, autoplay, turbo }
}
