import type { SportsKind } from '@fairground/contract/sports'
import { marketsOfFixture } from '@fairground/sports-rules'
import { Dialog, numberFormat, useUi } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { isFirstHalf, useBetNames } from '../lib/names.ts'
import { useSportsState } from '../play/sports-context.ts'

const sum = 100

/** Any fixture of a sport. */
function fixtureOf(sport: SportsKind): Parameters<typeof marketsOfFixture>[0] {
  if (sport === 'football') return {}
  if (sport === 'basketball') return { points: { steps: 0, before: [0, 0] } }
  return { series: { sport, bestOf: 3, part: [] } }
}

function textOf(sport: SportsKind): string {
  if (sport === 'football') return 'prices.text'
  return sport === 'basketball' ? 'prices.points' : 'prices.series'
}

/** How prices are made, and how much of each market is the house's. */
export function PricesDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation()
  const { locale } = useUi()
  const names = useBetNames()
  const percent = numberFormat(locale, { style: 'percent', maximumFractionDigits: 1 })
  const sport = useSportsState(({ leagues }) => leagues[0]?.sport ?? 'football')
  const listed = marketsOfFixture(fixtureOf(sport)).filter(({ code }) => !isFirstHalf(code))
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('fairness')}
      description={t(textOf(sport))}
    >
      <table className="price-table">
        <thead>
          <tr>
            <th scope="col">{t('prices.market')}</th>
            <th scope="col">{t('prices.margin')}</th>
          </tr>
        </thead>
        <tbody>
          {listed.map(({ code, booksumX100 }) => (
            <tr key={code}>
              <th scope="row">{names.market(code)}</th>
              <td>{percent.format((booksumX100 - sum) / sum)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Dialog>
  )
}
