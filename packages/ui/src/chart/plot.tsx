import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef, useState } from 'react'
import { axisOf, type ChartData, colorOf, numbersOf, placeText } from './chart-data.ts'
import { useWidth } from './use-width.ts'

const edge = { end: 8, top: 14, bottom: 28 }
/** Beside the axis: as wide as its longest label needs, about 6 px a sign. */
const startPx = (labels: readonly string[]): number => Math.max(46, ...labels.map(({ length }) => 16 + length * 6.2))

export type PlotArea = {
  /** px from the left of the middle of a label's place, and the width of the place. */
  xOf: (index: number) => number
  bandPx: number
  /** px from the top of a value. */
  yOf: (value: number) => number
  zeroY: number
  /** The place under the pointer or the keyboard. */
  active: number | undefined
}

export type PlotProps = ChartData & { heightPx: number; draw: (area: PlotArea) => ReactNode }

/** Axes, the hovered place and its tooltip; the marks are drawn by the chart. Keys walk along and read it out. Always LTR. */
export function Plot({ heightPx, draw, ...data }: PlotProps) {
  const box = useRef<HTMLDivElement>(null)
  const widthPx = useWidth(box, 640)
  const [active, setActive] = useState<number | undefined>(undefined)
  const count = data.labels.length
  const { min, max, ticks } = axisOf(numbersOf(data.series))
  const start = startPx(ticks.map(data.formatTick))
  const innerWidth = widthPx - start - edge.end
  const bandPx = innerWidth / Math.max(1, count)
  const yOf = (value: number) => edge.top + (1 - (value - min) / (max - min)) * (heightPx - edge.top - edge.bottom)
  const xOf = (index: number) => start + bandPx * (index + 0.5)
  const area = { xOf, bandPx, yOf, zeroY: yOf(0), active }

  const point = (event: PointerEvent) => {
    const left = event.clientX - event.currentTarget.getBoundingClientRect().left - start
    const index = Math.floor(left / bandPx)
    setActive(index >= 0 && index < count ? index : undefined)
  }
  const last = Math.max(0, count - 1)
  const walk = (event: KeyboardEvent) => {
    const place = placeOfKey(event.key, active ?? last, last)
    if (place === undefined) return
    event.preventDefault()
    setActive(Math.min(last, Math.max(0, place)))
  }
  return (
    // The page says how wide the chart is, never the other way round.
    <div ref={box} dir="ltr" className="relative [contain:inline-size]" style={{ height: heightPx }}>
      <div
        role="slider"
        tabIndex={0}
        aria-label={data.label}
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={active ?? last}
        aria-valuetext={placeText(data, active ?? last)}
        className="block size-full cursor-default rounded-sm"
        onPointerMove={point}
        onPointerDown={point}
        onPointerLeave={() => setActive(undefined)}
        onBlur={() => setActive(undefined)}
        onKeyDown={walk}
      >
        <svg width={widthPx} height={heightPx} aria-hidden="true" className="block overflow-visible">
          <Axis {...data} area={area} ticks={ticks} start={start} widthPx={widthPx} heightPx={heightPx} />
          {draw(area)}
        </svg>
      </div>
      {active !== undefined && <PlotTip {...data} index={active} leftPx={xOf(active)} widthPx={widthPx} />}
    </div>
  )
}

/** Where a key leads from a place; it may be one past an end. Undefined for any other key. */
function placeOfKey(key: string, from: number, last: number): number | undefined {
  const places: Record<string, number> = { ArrowLeft: from - 1, ArrowRight: from + 1, Home: 0, End: last }
  return places[key]
}

type AxisProps = ChartData & { area: PlotArea; ticks: number[]; start: number; widthPx: number; heightPx: number }

function Axis({ labels, formatTick, area, ticks, start, widthPx, heightPx }: AxisProps) {
  const every = Math.max(1, Math.ceil(44 / area.bandPx))
  const isLast = (index: number) => index === labels.length - 1
  return (
    <g className="fill-ink-3 text-[11px] font-medium">
      {ticks.map((tick) => (
        <g key={tick}>
          <path
            d={`M${start} ${area.yOf(tick)}H${widthPx}`}
            stroke="var(--f-line)"
            strokeDasharray={tick === 0 ? undefined : '2 5'}
          />
          <text x={start - 10} y={area.yOf(tick) + 4} textAnchor="end">
            {inOwnDirection(formatTick(tick))}
          </text>
        </g>
      ))}
      {labels.map(
        (label, index) =>
          (isLast(index) || (index % every === 0 && labels.length - 1 - index >= every)) && (
            <text key={label} x={area.xOf(index)} y={heightPx - 8} textAnchor="middle">
              {inOwnDirection(label)}
            </text>
          ),
      )}
    </g>
  )
}

/** The drawing runs from the left; words from the right keep their order inside it. */
const inOwnDirection = (text: string): string => (/[\u0590-\u08ff\u200f]/.test(text) ? `\u2068${text}\u2069` : text)

type PlotTipProps = ChartData & { index: number; leftPx: number; widthPx: number }

function PlotTip({ labels, series, formatValue, index, leftPx, widthPx }: PlotTipProps) {
  const isPastMiddle = leftPx > widthPx / 2
  return (
    <div
      aria-hidden="true"
      className="pointer-events-none absolute top-1 z-2 rounded-sm bg-overlay px-2.5 py-2 text-xs font-semibold whitespace-nowrap shadow-[var(--f-shadow-2),inset_0_0_0_1px_var(--f-line)]"
      style={{ left: leftPx, translate: isPastMiddle ? 'calc(-100% - 12px)' : '12px' }}
    >
      <bdi>{labels[index]}</bdi>
      {series.map((each) => (
        <span key={each.id} className="flex items-center gap-1.5 font-normal">
          <i
            aria-hidden="true"
            className="size-2 rounded-[2px]"
            style={{ background: colorOf(each, each.values[index]) }}
          />
          {each.name}
          <b className="ms-auto ps-3 font-semibold">
            <bdi>{formatValue(each.values[index] ?? '0')}</bdi>
          </b>
        </span>
      ))}
    </div>
  )
}
