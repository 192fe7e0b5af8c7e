import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { inUi } from '../test/in-ui.tsx'
import { BarChart } from './bar-chart.tsx'
import type { ChartData } from './chart-data.ts'
import { LineChart } from './line-chart.tsx'

const data: ChartData = {
  label: 'Nạp và rút',
  labels: ['20/11', '21/11'],
  series: [
    { id: 'in', name: 'Nạp', color: 'up', values: ['100', '250'] },
    { id: 'out', name: 'Rút', color: 'down', values: ['0', '70'] },
  ],
  formatValue: (value) => `${value} đ`,
  formatTick: String,
}
const render = (chart: React.ReactElement) => renderToStaticMarkup(inUi(chart))

describe('a chart', () => {
  it.each([
    ['bars', <BarChart key="bars" {...data} />],
    ['lines', <LineChart key="lines" {...data} />],
  ])('as %s is walked by keyboard and read out, starting at its newest place', (_name, chart) => {
    const html = render(chart)
    const plot = /<div role="slider"[^>]*>/.exec(html)?.[0] ?? ''
    expect(plot).toContain('tabindex="0"')
    expect(plot).toContain('aria-label="Nạp và rút"')
    expect(plot).toContain('aria-valuemin="0" aria-valuemax="1" aria-valuenow="1"')
    expect(plot).toContain('aria-valuetext="21/11: Nạp 250 đ, Rút 70 đ"')
  })

  it('has no other name than the words it shows: its drawing is for the eye', () => {
    const html = render(<BarChart {...data} />)
    expect(html.match(/<svg[^>]*>/)?.[0]).toContain('aria-hidden="true"')
    expect(html).not.toMatch(/<button[^>]*aria-label="Nạp và rút"/)
  })

  it('stands without a single place', () => {
    expect(render(<BarChart {...data} labels={[]} />)).toContain(
      'aria-valuemax="0" aria-valuenow="0" aria-valuetext=""',
    )
  })
})
