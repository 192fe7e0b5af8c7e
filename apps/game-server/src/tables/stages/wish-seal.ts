import type { AppContext } from '../../context.ts'
import type { StageWishRow } from '../../db/schema.ts'
import type { SharedRoundWithChain } from '../shared-round-store.ts'

type Sealing = Pick<AppContext, 'secrets'>
type Staged = Pick<SharedRoundWithChain, 'commitment' | 'stage'>

/** A wish as it is stored until its stage is shut. */
export const sealWish = ({ secrets }: Sealing, round: Staged, playerId: string, wish: string): string =>
  secrets.seal(purposeOf(round, playerId), wish)

/** Never log or send what this returns before the stage is shut, but to the player. */
export function openWish(
  { secrets }: Sealing,
  round: Staged,
  { player_id, wish_sealed }: Pick<StageWishRow, 'player_id' | 'wish_sealed'>,
): string {
  if (wish_sealed === null) throw new Error('the player has wished nothing')
  return secrets.open(purposeOf(round, player_id), wish_sealed)
}

const purposeOf = ({ commitment, stage }: Staged, playerId: string): string =>
  `stage-wish:${commitment}:${stage}:${playerId}`
