import { useId } from 'react'
import { type ChartData, type ChartSeries, chartColors } from './chart-data.ts'
import { ChartFrame, type ChartFrameProps } from './chart-frame.tsx'
import { Plot, type PlotArea } from './plot.tsx'

export type LineChartProps = ChartData & Pick<ChartFrameProps, 'title' | 'className'> & { heightPx?: number }

/** One line per series over the same labels; the first has a soft ground. 1 to 6 series. */
export function LineChart({ heightPx = 220, ...frame }: LineChartProps) {
  return (
    <ChartFrame {...frame}>
      <Plot
        {...frame}
        heightPx={heightPx}
        draw={(area) => (
          <>
            {area.active !== undefined && (
              <path
                d={`M${area.xOf(area.active)} 14V${heightPx - 28}`}
                stroke="var(--f-line-control)"
                strokeDasharray="2 4"
              />
            )}
            {frame.series.map((series, place) => (
              <Line key={series.id} series={series} area={area} hasGround={place === 0} />
            ))}
          </>
        )}
      />
    </ChartFrame>
  )
}

type LineProps = { series: ChartSeries; area: PlotArea; hasGround: boolean }

function Line({ series, area, hasGround }: LineProps) {
  const gradient = useId()
  const color = chartColors[series.color]
  const points = series.values.map((value, index) => [area.xOf(index), area.yOf(Number(value))] as const)
  const path = points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('')
  const first = points[0]
  const last = points.at(-1)
  return (
    <>
      {hasGround && first && last && (
        <>
          <linearGradient id={gradient} x2="0" y2="1">
            <stop stopColor={color} stopOpacity=".28" />
            <stop offset="1" stopColor={color} stopOpacity=".02" />
          </linearGradient>
          <path d={`${path}L${last[0]} ${area.zeroY}L${first[0]} ${area.zeroY}Z`} fill={`url(#${gradient})`} />
        </>
      )}
      <path d={path} fill="none" stroke={color} strokeWidth="2.5" strokeLinejoin="round" strokeLinecap="round" />
      {points.map(([x, y], index) => (
        <circle
          key={x}
          cx={x}
          cy={y}
          r={index === (area.active ?? points.length - 1) ? 4.5 : 2.5}
          fill="var(--f-surface-1)"
          stroke={color}
          strokeWidth="2"
        />
      ))}
    </>
  )
}
