import { useUi } from '@fairground/ui'
import { useCashText, useStore } from '@fairground/vendor-ui'
import { useTranslation } from 'react-i18next'
import type { AheadDesk } from '../../tables/ahead/ahead-desk.ts'
import { priceText } from './odds-form.ts'
import { usePlaceWords } from './place-words.ts'

type Input = { bets: { spot: string }[]; ahead: { priceX100: number } }

/** The player's bets whose fight is not over. */
export function WaitingBets({ desk }: { desk: AheadDesk }) {
  const { t } = useTranslation()
  const { locale } = useUi()
  const cash = useCashText()
  const wordsOf = usePlaceWords()
  const bets = useStore(desk.screen, (state) => state.told?.bets)
  if (!bets || bets.length === 0) return null
  return (
    <>
      <h3 className="cock-waiting">{t('instant.cockfight.ahead.mine')}</h3>
      <ul className="cock-list">
        {bets.map(({ roundId, bet, stakeMinor, fairness }) => {
          const { bets: places, ahead } = bet as unknown as Input
          return (
            <li key={roundId}>
              <span className="cock-waiting-place">
                {wordsOf({ number: fairness.nonce, spot: places[0]?.spot ?? '' })}
              </span>
              <bdi>{`${cash(BigInt(stakeMinor))} × ${priceText(ahead.priceX100, 'decimal', locale)}`}</bdi>
            </li>
          )
        })}
      </ul>
    </>
  )
}
