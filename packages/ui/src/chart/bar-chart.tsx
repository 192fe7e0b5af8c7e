import { type ChartData, colorOf } from './chart-data.ts'
import { ChartFrame, type ChartFrameProps } from './chart-frame.tsx'
import { Plot, type PlotArea } from './plot.tsx'

export type BarChartProps = ChartData & Pick<ChartFrameProps, 'title' | 'className'> & { heightPx?: number }

/** Bars beside each other for every label; below zero they hang. 2 to 6 series. */
export function BarChart({ heightPx = 190, ...frame }: BarChartProps) {
  return (
    <ChartFrame {...frame}>
      <Plot {...frame} heightPx={heightPx} draw={(area) => <Bars {...frame} area={area} />} />
    </ChartFrame>
  )
}

function Bars({ series, labels, area }: ChartData & { area: PlotArea }) {
  const barPx = Math.min(18, (area.bandPx * 0.62) / series.length)
  const groupPx = barPx * series.length + 2 * (series.length - 1)
  return labels.map((label, index) => (
    <g key={label}>
      {series.map((each, place) => {
        const y = area.yOf(Number(each.values[index] ?? 0))
        const isDim = area.active === undefined ? index !== labels.length - 1 : index !== area.active
        return (
          <rect
            key={each.id}
            x={area.xOf(index) - groupPx / 2 + place * (barPx + 2)}
            y={Math.min(y, area.zeroY)}
            width={barPx}
            height={Math.abs(area.zeroY - y)}
            rx={Math.min(4, barPx / 3)}
            fill={colorOf(each, each.values[index])}
            opacity={isDim ? 0.7 : 1}
          />
        )
      })}
    </g>
  ))
}
