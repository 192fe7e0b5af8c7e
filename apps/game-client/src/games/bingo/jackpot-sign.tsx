import { type BingoGame, houseChance } from '@fairground/game-rules/games/bingo'
import { numberFormat } from '@fairground/money'
import { Icon, useUi } from '@fairground/ui'
import { Cash } from '@fairground/vendor-ui'
import { useTranslation } from 'react-i18next'

interface JackpotSignProps {
  game: BingoGame
  meterMinor: bigint
  callsMax: number
}

/** What the jackpot holds, what wins it, and exactly how likely that is for one ticket. */
export function JackpotSign({ game, meterMinor, callsMax }: JackpotSignProps) {
  const { t } = useTranslation()
  const { locale } = useUi()
  const whole = numberFormat(locale)
  return (
    <div className="bingo-jackpot">
      <Icon name="icon-[ph--crown-simple-fill]" className="bingo-jackpot-icon text-2xl" />
      <span className="bingo-prize-name">
        <b>{t('instant.bingo.prize.jackpot')}</b>
        <small className="bingo-small">
          {t('instant.bingo.jackpotChance', { calls: callsMax, odds: whole.format(oneIn(game, callsMax)) })}
        </small>
      </span>
      <Cash minor={meterMinor} className="bingo-prize-amount" />
    </div>
  )
}

/** One of how many tickets is full in time, cut to a whole number. */
function oneIn(game: BingoGame, callsMax: number): bigint {
  const { num, den } = houseChance(game, callsMax)
  return den / num
}
