import type { SportsMatchView } from '@fairground/contract/sports'
import { Button, Dialog, Icon, KeyValues, Note, numberFormat, useUi } from '@fairground/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { cellsOf } from '../coupon/main-markets.ts'
import { useBetNames } from '../lib/names.ts'
import { clockOf, usePart } from '../lib/use-minute.ts'
import { withMinus } from '../odds/odds-text.ts'
import { useOdds } from '../odds/use-odds.ts'
import type { MarketBlock } from './market-groups.ts'
import { type Recomputed, recompute } from './recompute.ts'

interface MarginDialogProps {
  match: SportsMatchView
  block: MarketBlock
  onClose: () => void
}

/** What the prices of a market are made of, as it stood when the window was opened; they can be made again here. */
export function MarginDialog({ match, block, onClose }: MarginDialogProps) {
  const { t } = useTranslation()
  const names = useBetNames()
  // Prices go on moving; what is looked at stands still.
  const [{ inputs, lines }] = useState({ inputs: match.inputs, lines: block.lines })
  const [made, setMade] = useState<readonly (readonly Recomputed[] | undefined)[]>()
  const isSame = made?.every((rows) => rows?.every((row) => row.isSame))
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('margin.title', { market: names.market(block.code) })}
      description={t('margin.text')}
      footer={
        <Button
          variant="lamp"
          start={<Icon name="icon-[ph--arrows-clockwise-bold]" />}
          onClick={() => setMade(lines.map((line) => recompute(inputs, line)))}
        >
          {t('margin.recompute')}
        </Button>
      }
    >
      <div className="grid gap-4">
        {made && (
          <Note tone={isSame ? 'ok' : 'bad'} isLive title={t(isSame ? 'margin.same' : 'margin.differs')}>
            {t(isSame ? 'margin.sameText' : 'margin.differsText')}
          </Note>
        )}
        <Inputs match={match} inputs={inputs} />
        <PriceTable match={match} lines={lines} made={made} />
      </div>
    </Dialog>
  )
}

function Inputs({ match, inputs }: { match: SportsMatchView; inputs: SportsMatchView['inputs'] }) {
  const { t } = useTranslation()
  const partOf = usePart()
  const { lambdaHome, lambdaAway, rho, minute, score, series, points } = inputs
  if (points) return <PointsInputs match={match} inputs={inputs} />
  if (series) {
    const label = series.sport === 'tennis' ? 'margin.serve' : 'margin.map'
    return (
      <KeyValues
        items={[
          { id: 'home', label: t(label, { team: match.home }), value: <bdi>{lambdaHome}</bdi> },
          { id: 'away', label: t(label, { team: match.away }), value: <bdi>{lambdaAway}</bdi> },
          { id: 'score', label: t('margin.score'), value: <bdi>{score.join('–')}</bdi> },
          ...(minute > 0 && series.part.length > 0
            ? [
                {
                  id: 'part',
                  label: partOf(series.sport, minute),
                  value: <bdi>{series.part.slice(0, 2).join('–')}</bdi>,
                },
              ]
            : []),
        ]}
      />
    )
  }
  return (
    <KeyValues
      items={[
        { id: 'home', label: t('margin.lambdaHome'), value: <bdi>{lambdaHome}</bdi> },
        { id: 'away', label: t('margin.lambdaAway'), value: <bdi>{lambdaAway}</bdi> },
        { id: 'rho', label: t('margin.rho'), value: <bdi dir="ltr">{withMinus(rho)}</bdi> },
        { id: 'minute', label: t('margin.minute'), value: <bdi>{minute}</bdi> },
        { id: 'score', label: t('margin.score'), value: <bdi>{score.join('–')}</bdi> },
      ]}
    />
  )
}

/** Of basketball: expected points, the score, and where the clock stands. */
function PointsInputs({ match, inputs }: { match: SportsMatchView; inputs: SportsMatchView['inputs'] }) {
  const { t } = useTranslation()
  const partOf = usePart()
  const { lambdaHome, lambdaAway, minute, score } = inputs
  return (
    <KeyValues
      items={[
        { id: 'home', label: t('margin.points', { team: match.home }), value: <bdi>{lambdaHome}</bdi> },
        { id: 'away', label: t('margin.points', { team: match.away }), value: <bdi>{lambdaAway}</bdi> },
        { id: 'score', label: t('margin.score'), value: <bdi>{score.join('–')}</bdi> },
        ...(minute > 0
          ? [{ id: 'clock', label: partOf('basketball', minute), value: <bdi>{clockOf({ inputs })}</bdi> }]
          : []),
      ]}
    />
  )
}

interface PriceTableProps {
  match: SportsMatchView
  lines: MarketBlock['lines']
  /** By line, once they were made again. */
  made: readonly (readonly Recomputed[] | undefined)[] | undefined
}

function PriceTable({ match, lines, made }: PriceTableProps) {
  const { t } = useTranslation()
  const { locale } = useUi()
  const percent = numberFormat(locale, { style: 'percent', maximumFractionDigits: 1 })
  return (
    <table className="price-table">
      <caption>{t('margin.booksum', { booksum: percent.format(Number(lines[0]?.booksum)) })}</caption>
      <thead>
        <tr>
          <th scope="col">{t('margin.selection')}</th>
          <th scope="col">{t('margin.fair')}</th>
          <th scope="col">{t('margin.price')}</th>
          {made && <th scope="col">{t('margin.made')}</th>}
        </tr>
      </thead>
      {lines.map((line, at) => (
        <LineRows key={line.line} match={match} line={line} made={made && (made[at] ?? [])} />
      ))}
    </table>
  )
}

interface LineRowsProps {
  match: SportsMatchView
  line: MarketBlock['lines'][number]
  made: readonly Recomputed[] | undefined
}

function LineRows({ match, line, made }: LineRowsProps) {
  const { locale } = useUi()
  const names = useBetNames()
  const odds = useOdds()
  const fairFormat = numberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 4 })
  const fairOf = new Map(line.outcomes.map(({ selection, fair }) => [selection, fair]))
  const madeOf = new Map(made?.map((row) => [row.selection, row]))
  return (
    <tbody>
      {cellsOf(line).map(({ pick, price }) => {
        const fair = fairOf.get(pick.selection)
        const row = madeOf.get(pick.selection)
        return (
          <tr key={pick.selection}>
            <th scope="row">{names.pick(pick, match)}</th>
            <td>{fair ? fairFormat.format(Number(fair)) : '–'}</td>
            <td className="font-bold">{price === null ? '–' : odds(price)}</td>
            {made && (
              <td className={row?.isSame ? 'text-mint-ink' : 'text-ruby-ink'}>
                {row?.price ? odds(row.price) : '–'}{' '}
                <Icon name={row?.isSame ? 'icon-[ph--check-bold]' : 'icon-[ph--x-bold]'} className="text-xs" />
              </td>
            )}
          </tr>
        )
      })}
    </tbody>
  )
}
