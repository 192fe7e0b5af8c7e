import { useStore } from '@fairground/vendor-ui'
import { useGame, useScreen } from './game-context.ts'

/** The chosen stake and its neighbours on the studio's ladder. Fixed while a round or a run is under way. */
export function useStakes() {
  const game = useGame()
  const stakeMinor = useScreen((state) => state.stakeMinor)
  const isFixed = useScreen(({ phase, autoplay }) => phase !== 'idle' || autoplay !== undefined)
  const stakes = useStore(game.limits, (told) => told.stakesMinor).map(BigInt)
  return {
    stakeMinor,
    isFixed,
    less: stakes.findLast((stake) => stake < stakeMinor),
    more: stakes.find((stake) => stake > stakeMinor),
    choose: (stake: bigint | undefined) => stake !== undefined && game.setStake(stake),
  }
}
