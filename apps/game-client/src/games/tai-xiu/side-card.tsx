import type { TaiXiuSide } from '@fairground/game-rules/games/tai-xiu'
import { useUi } from '@fairground/ui'
import { Cash } from '@fairground/vendor-ui'
import { useTranslation } from 'react-i18next'
import { oddsText } from '../../instant/table/odds-text.ts'
import { SpotButton } from '../../instant/table/spot-button.tsx'
import type { ShownPool } from './pool-shown.ts'

const points: Readonly<Record<TaiXiuSide, readonly [number, number]>> = { tai: [11, 18], xiu: [3, 10] }

interface SideCardProps {
  side: TaiXiuSide
  total: ShownPool[TaiXiuSide]
  /** The player's own. */
  stakeMinor: bigint
  isFixed: boolean
  result: 'won' | 'back' | 'lost' | undefined
  onPut: () => void
}

/** One side: what all have staked there, how many they are, and the player's own chips. Each press adds one. */
export function SideCard({ side, total, stakeMinor, isFixed, result, onPut }: SideCardProps) {
  const { t } = useTranslation()
  const { locale } = useUi()
  const label = t(`instant.tai-xiu.${side}`)
  const odds = oddsText('0.98:1', locale)
  const [from, to] = points[side]
  return (
    <SpotButton
      label={`${label} ${odds}`}
      stakeMinor={stakeMinor}
      isFixed={isFixed}
      onPut={onPut}
      result={result}
      className={`tai-xiu-side is-${side}`}
    >
      <span className="tai-xiu-name">
        <b>{label}</b>
        <small>
          {t('instant.tai-xiu.points', { from, to })}
          <br />
          <bdi>{odds}</bdi>
        </small>
      </span>
      <span className="tai-xiu-total">
        <Cash minor={total.stakeMinor} />
      </span>
      <small className="tai-xiu-players">{t('instant.tai-xiu.players', { number: total.players })}</small>
      <span className="tai-xiu-own">
        <small>{t('instant.tai-xiu.yours')}</small>
        <Cash minor={stakeMinor} />
      </span>
    </SpotButton>
  )
}
