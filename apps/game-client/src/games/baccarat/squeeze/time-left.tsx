import { useLiveState } from '../../../live/live-context.ts'
import { useClock } from '../../../tables/use-clock.ts'

/** For the two cards of a hand. */
const wholeMs = 8_000

/** How long the cards of a hand may still be turned; nothing at a round that is shown again. */
export function TimeLeft({ untilMs }: { untilMs: number }) {
  const nowMs = useClock()
  const startedMs = useLiveState(({ table }) => table.round?.startedMs ?? undefined)
  const tempo = useLiveState(({ table }) => table.tempo)
  const isWatching = useLiveState(({ watchedId }) => watchedId !== undefined)
  if (startedMs === undefined || isWatching) return null
  const leftMs = Math.max(0, untilMs - (nowMs - startedMs) * tempo)
  return (
    <span className="squeeze-time" aria-hidden="true">
      <i style={{ inlineSize: `${Math.min(1, leftMs / wholeMs) * 100}%` }} />
    </span>
  )
}
