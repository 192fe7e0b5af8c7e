import { useTranslation } from 'react-i18next'
import '../../instant/table/table.css'
import './xoc-dia.css'
import { cx } from '@fairground/ui'
import { lastOf } from '../../instant/instant-screen.ts'
import { Spots } from '../../instant/table/spots.tsx'
import type { TableBoardProps } from '../../instant/table/table-fields.ts'

export type Coins = { type: 'coins'; red: readonly boolean[]; reds: number }

/** As the coins lie before anybody has seen them. */
const unseen = [true, false, true, false]

/** The bowl over the plate; it is lifted when the coins are shown. */
export function Board(board: TableBoardProps) {
  const { t } = useTranslation()
  const { round, phase, isCalm } = board
  const shown = lastOf<Coins>(round, 'coins')
  return (
    <div className="table-board">
      <div className="table-stage" dir="ltr">
        <div
          className={cx('xoc-dia-plate', shown && 'is-open', !shown && phase === 'showing' && !isCalm && 'is-shaken')}
          role="img"
          aria-label={shown ? t('instant.xoc-dia.reds', { number: shown.reds }) : t('instant.xoc-dia.covered')}
        >
          {(shown?.red ?? unseen).map((isRed, coin) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the places of the coins are fixed
            <span key={coin} className="xoc-dia-coin" data-red={isRed} />
          ))}
          <span className="xoc-dia-bowl" />
        </div>
      </div>
      <Spots
        board={board}
        groups={[
          {
            columns: 2,
            spots: [
              { spot: 'even', label: t('instant.xoc-dia.even'), odds: '0.98:1', look: 'blue' },
              { spot: 'odd', label: t('instant.xoc-dia.odd'), odds: '0.98:1', look: 'red' },
            ],
          },
          {
            columns: 5,
            spots: [
              coinSpot('four-white', t('instant.xoc-dia.four-white'), 0, '14:1'),
              coinSpot('three-white', t('instant.xoc-dia.three-white'), 1, '2.8:1'),
              coinSpot('two-two', t('instant.xoc-dia.two-two'), 2, '1.5:1'),
              coinSpot('three-red', t('instant.xoc-dia.three-red'), 3, '2.8:1'),
              coinSpot('four-red', t('instant.xoc-dia.four-red'), 4, '14:1'),
            ],
          },
        ]}
      />
    </div>
  )
}

/** A place that is named by its coins. */
const coinSpot = (spot: string, label: string, reds: number, odds: string) => ({
  spot,
  label,
  odds,
  face: (
    <span className="xoc-dia-face">
      {unseen.map((_, coin) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: coins of one colour are alike
        <i key={coin} data-red={coin < reds} />
      ))}
    </span>
  ),
})
