import { askRoads, derivedRoads } from '@fairground/game-rules/tables'
import { useTranslation } from 'react-i18next'
import type { RoadProps, RoadSide } from './road-kind.ts'
import { DerivedMark } from './road-marks.tsx'
import { resultsOf, sideName } from './road-model.ts'
import './roads.css'

interface AskButtonsProps extends RoadProps {
  /** The side that is held. */
  next: RoadSide | undefined
  onAsk: (next: RoadSide | undefined) => void
}

/** What the derived roads would add; while one is held, the roads show where. */
export const AskButtons = (props: AskButtonsProps) => (
  <div className="road-asks">
    <AskButton {...props} side="a" />
    <AskButton {...props} side="b" />
  </div>
)

function AskButton({ marks, kinds, next, onAsk, side }: AskButtonsProps & { side: RoadSide }) {
  const { t } = useTranslation()
  const colours = askRoads(resultsOf(marks, kinds), side)
  const words = derivedRoads.flatMap((road) => {
    const colour = colours[road]
    return colour ? `${t(`live.road.${road}`)}: ${t(`live.road.${colour}`)}` : []
  })
  const ask = () => onAsk(side)
  const stop = () => onAsk(undefined)
  return (
    <button
      type="button"
      className="road-ask focus-ring"
      aria-pressed={next === side}
      onPointerDown={ask}
      onPointerUp={stop}
      onPointerLeave={stop}
      onPointerCancel={stop}
      onKeyDown={({ key }) => (key === ' ' || key === 'Enter') && ask()}
      onKeyUp={stop}
      onBlur={stop}
      onContextMenu={(event) => event.preventDefault()}
    >
      <span>{t('live.road.ask', { side: sideName(kinds, side) })}</span>
      <span className="sr-only">{words.join(', ')}</span>
      <svg aria-hidden="true" direction="ltr" viewBox="0 0 34 10" className="road-answers">
        {derivedRoads.map((road, index) => {
          const colour = colours[road]
          return (
            <g key={road} transform={`translate(${index * 12} 0)`}>
              {colour ? <DerivedMark road={road} colour={colour} /> : <path className="road-nothing" d="M3 5h4" />}
            </g>
          )
        })}
      </svg>
    </button>
  )
}
