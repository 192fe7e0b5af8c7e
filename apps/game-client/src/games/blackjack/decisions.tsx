import { basicStrategy, blackjackValue } from '@fairground/game-rules/games/blackjack'
import { useStore } from '@fairground/vendor-ui'
import { useHint } from '../../instant/table/hint.ts'
import { HintSwitch } from '../../instant/table/hint-switch.tsx'
import { useLiveState } from '../../live/live-context.ts'
import { WishRail } from '../../live/wish-rail.tsx'
import type { StageDesk } from '../../tables/stages/stage-desk.ts'
import { actingPlace, commonTable, ownPlay } from './common-table.ts'
import { useDecided } from './use-decided.ts'
import { useWishNames } from './use-wish-names.ts'

const noEvents: never[] = []

/** Hit, stand, double, split, insurance; the best play is lit for whoever wants to be told. */
export function Decisions({ desk }: { desk: StageDesk }) {
  const names = useWishNames()
  const [isHinting, toggleHint] = useHint()
  const best = useBestPlay(desk)
  const asks = useStore(desk.screen, ({ view }) => view?.asks)
  const silent = asks?.includes('no-insurance') ? 'no-insurance' : 'stand'
  return (
    <WishRail
      desk={desk}
      wishes={names}
      silence={names.find(({ wish }) => wish === silent)?.label ?? ''}
      advised={isHinting ? best : undefined}
    >
      <HintSwitch isOn={isHinting} toggle={toggleHint} />
    </WishRail>
  )
}

/** What the known basic strategy says to what is asked now. */
function useBestPlay(desk: StageDesk): string | undefined {
  const events = useLiveState(({ table }) => table.round?.events ?? noEvents)
  const asks = useStore(desk.screen, ({ view }) => view?.asks) ?? noEvents
  const table = commonTable(events)
  const play = ownPlay(table, useDecided())
  if (asks.length === 0 || !play) return undefined
  if (asks.includes('no-insurance')) return 'no-insurance'
  const cards = play.hands[actingPlace(play)]?.cards ?? []
  return basicStrategy(cards.map(blackjackValue), blackjackValue(table.dealer[0] ?? 0), asks)
}
