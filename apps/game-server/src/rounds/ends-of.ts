import type { EndsOf } from '@fairground/vendor-kit'
import type { AppContext } from '../context.ts'
import { magazineEnds } from '../fishing/load-magazine.ts'
import { moveEnds } from '../instant/decide-move.ts'
import { getMove } from '../instant/move-store.ts'
import { sharedEnds } from '../tables/decide-shared-bet.ts'
import { raiseEnds } from '../tables/stages/raise-ends.ts'
import { getRaise } from '../tables/stages/stage-store.ts'
import { tipEnds } from '../tables/tips/tip-ends.ts'
import { slotEnds } from './decide-round.ts'
import { getRound } from './round-store.ts'

/** How the bet of a call ends, by the kind of its round. */
export const endsOf =
  (context: AppContext): EndsOf =>
  async ({ round_id, move }) => {
    const round = await getRound(context.db, round_id)
    if (round.kind === 'slot') return slotEnds(context, round)
    if (round.kind === 'fishing') return magazineEnds(context, round)
    if (round.kind === 'tip') return tipEnds(context, round)
    if (round.kind === 'shared' && move === 0) return sharedEnds(context, round)
    if (round.kind === 'shared') return raiseEnds(context, round, await getRaise(context.db, round_id, move))
    return moveEnds(context, round, await getMove(context.db, round_id, move))
  }
