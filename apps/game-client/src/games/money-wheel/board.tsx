import { multiplierOf, returnOf, wheelSpots, wheelSymbols } from '@fairground/game-rules/games/money-wheel'
import { numberFormat } from '@fairground/money'
import { useUi } from '@fairground/ui'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import '../../instant/table/table.css'
import './money-wheel.css'
import { oddsText } from '../../instant/table/odds-text.ts'
import { SpotButton } from '../../instant/table/spot-button.tsx'
import { spotResults } from '../../instant/table/spot-results.ts'
import { stakeOn, type TableBoardProps, withChips } from '../../instant/table/table-fields.ts'
import { useLive, useLiveState } from '../../live/live-context.ts'
import { restDeg, spinFrame, spinsOf } from './spin-frame.ts'
import { colours, WheelArt } from './wheel-art.tsx'

/** The wheel above, the six numbers below, each with what it pays and returns. */
export function Board(board: TableBoardProps) {
  const { t } = useTranslation()
  const { round, phase, isCalm } = board
  const spins = spinsOf(round?.events ?? [])
  const isOver = round?.isOver ?? false
  const frame = useFrame(round?.roundId, spins)
  const isStill = useStill(frame && isCalm ? { ...frame, lastsMs: 0 } : frame) || isOver
  const last = useLiveState((state) => state.past[0]?.outcome)
  const rest = (last as unknown as readonly number[] | undefined)?.at(-1) ?? 0
  const stopped = spins.map(({ segment }) => segment)
  const multiplier = multiplierOf(isStill ? stopped : stopped.slice(0, -1))
  const hit = isStill ? stopped.at(-1) : undefined
  const symbol = hit === undefined ? undefined : wheelSymbols[hit]
  const label = symbol ? t('instant.money-wheel.stopped', { symbol }) : t('instant.money-wheel.board')
  return (
    <div className="table-board money-wheel-board">
      <div className="money-wheel-place" dir="ltr">
        <WheelArt
          frame={frame}
          restDeg={restDeg(rest)}
          isCalm={isCalm}
          isTurning={frame !== undefined && !isStill && !isCalm}
          hit={hit}
          label={label}
        >
          {symbol && (
            <text y="13" className="money-wheel-hub">
              {symbol}
            </text>
          )}
        </WheelArt>
        {isRaised(multiplier) && <output className="money-wheel-times instant-pop">×{`${multiplier}`}</output>}
      </div>
      <Places board={board} hitSpot={phase === 'idle' ? symbol : undefined} />
    </div>
  )
}

function Places({ board, hitSpot }: { board: TableBoardProps; hitSpot: string | undefined }) {
  const { t } = useTranslation()
  const { locale } = useUi()
  const { fields, choose, isFixed, stakeMinor, round, phase } = board
  const results = spotResults(round, phase)
  const share = numberFormat(locale, { style: 'percent', minimumFractionDigits: 2, maximumFractionDigits: 2 })
  return (
    <div className="table-spots money-wheel-spots">
      {wheelSpots.map((spot) => {
        const odds = oddsText(`${spot}:1`, locale)
        return (
          <SpotButton
            key={spot}
            label={odds}
            stakeMinor={stakeOn(fields, spot)}
            isFixed={isFixed}
            onPut={() => choose(withChips(fields, [{ spot, chips: 1 }], stakeMinor))}
            result={results.get(spot) ?? (hitSpot === spot ? 'won' : undefined)}
            className="money-wheel-spot"
            style={{ ['--spot' as string]: colours[spot] }}
          >
            <b>{spot}</b>
            <small>
              <bdi>{odds}</bdi>
            </small>
            <small className="money-wheel-rtp">
              {t('instant.money-wheel.return', { share: share.format(shares.get(spot) ?? 0) })}
            </small>
          </SpotButton>
        )
      })}
    </div>
  )
}

/** Worked out once: they are sums over many chains. */
const shares = new Map(
  wheelSpots.map((spot) => {
    const { num, den } = returnOf(spot).rtp
    return [spot, Number(num) / Number(den)]
  }),
)

/** Outside of the components: their compiler loses bigint literals. */
const isRaised = (multiplier: bigint): boolean => multiplier > 1n

/** The spin that is under way, worked out once when it is told; later looks at the clock would only jerk it. */
function useFrame(roundId: string | undefined, spins: ReturnType<typeof spinsOf>) {
  const play = useLive()
  const startedMs = useLiveState((state) => state.table.round?.startedMs)
  const tempo = useLiveState((state) => state.table.tempo)
  const [kept, setKept] = useState<ReturnType<typeof spinFrame>>()
  const key = `${roundId} ${spins.length}`
  if (roundId === undefined || startedMs === undefined || startedMs === null || spins.length === 0) return undefined
  if (kept?.key === key) return kept
  const frame = spinFrame(spins, { roundId, startedMs, nowMs: play.nowMs(), tempo })
  setKept(frame)
  return frame
}

/** Whether the newest spin has come to its end. */
function useStill(frame: ReturnType<typeof spinFrame>): boolean {
  const [stillKey, setStillKey] = useState<string>()
  const key = frame?.key
  const leftMs = frame ? frame.lastsMs - frame.passedMs : 0
  useEffect(() => {
    if (key === undefined) return
    const timer = setTimeout(() => setStillKey(key), Math.max(0, leftMs))
    return () => clearTimeout(timer)
  }, [key, leftMs])
  return key !== undefined && stillKey === key
}
