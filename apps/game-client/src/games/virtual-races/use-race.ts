import {
  type RaceCard,
  type RaceEvent,
  type RaceKind,
  type RacePrices,
  type RunnerNames,
  raceCard,
  raceKinds,
  racePrices,
  weightsOf,
} from '@fairground/game-rules/games/virtual-races'
import { useUi } from '@fairground/ui'
import { useLive, useLiveState } from '../../live/live-context.ts'

export interface Race {
  kind: RaceKind
  number: number
  card: RaceCard
  prices: RacePrices
}

/** The kind of races of this table. */
export function useKind(): RaceKind {
  const { opened } = useLive()
  const kind = raceKinds.find(({ id }) => id === opened.rulesId)
  if (!kind) throw new Error(`${opened.rulesId} are no races`)
  return kind
}

/**
 * The race at the table, or so many later; undefined before the first one. The card is drawn here from what is public:
 * nobody has to be believed.
 */
export function useRace(later = 0): Race | undefined {
  const kind = useKind()
  const { chain, round } = useLiveState((state) => state.table)
  if (!chain || !round || round.number + later > chain.length) return undefined
  const number = round.number + later
  const card = raceCard(kind, { salt: chain.salt, number })
  return { kind, number, card, prices: racePrices(weightsOf(card), kind.placed) }
}

/** What a runner of the stable is called. */
export function useRunnerName(): (runner: number) => string {
  const { locale } = useUi()
  const { stable } = useKind()
  const language: keyof RunnerNames = locale.startsWith('vi') ? 'vi' : 'en'
  return (runner) => stable[runner]?.[language] ?? ''
}

/** How far all are by the end of each section that everybody may see, and the order at the end. */
export function useRun(): { track: readonly (readonly number[])[]; order: readonly number[] | undefined } {
  const events = useLiveState(({ table }) => table.round?.events) as readonly RaceEvent[] | undefined
  const track = (events ?? []).flatMap((event) => (event.type === 'section' ? [event.positions] : []))
  const raced = events?.find((event) => event.type === 'raced')
  return { track, order: raced?.order }
}
