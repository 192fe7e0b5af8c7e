import type { AppContext } from '../../../../context.ts'
import { recallPolicy } from '../../policy/index.ts'

/** After which an idle session is over, as the rules of the site say. From memory: every call of a member asks. */
export const idleMsNow = async (context: AppContext): Promise<number> =>
  (await recallPolicy(context)).idleMinutes * 60_000
