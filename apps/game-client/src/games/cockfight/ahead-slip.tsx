import { useUi } from '@fairground/ui'
import { useCashText, useStore } from '@fairground/vendor-ui'
import { useTranslation } from 'react-i18next'
import { useLiveState } from '../../live/live-context.ts'
import { refusalWords } from '../../live/refusal-words.ts'
import type { RefusalCode } from '../../studio/studio-client.ts'
import type { AheadDesk } from '../../tables/ahead/ahead-desk.ts'
import { priceText } from './odds-form.ts'
import { usePlaceWords } from './place-words.ts'

const own = {
  PRICE_MOVED: 'instant.cockfight.ahead.refused.moved',
  TABLE_FULL: 'instant.cockfight.ahead.refused.full',
  SLIP_SPENT: 'instant.cockfight.ahead.refused.full',
  BETTING_CLOSED: 'instant.cockfight.ahead.wait',
} as const
/** Outside of components: what compiles them takes a literal of a bigint for a number. */
const paidFor = (stakeMinor: bigint, priceX100: number): bigint => (stakeMinor * BigInt(priceX100)) / 100n

const isOwn = (code: RefusalCode): code is keyof typeof own => code in own

/** The place that was pressed, what is put on it, and the word to go. */
export function AheadSlip({ desk, isOpen }: { desk: AheadDesk; isOpen: boolean }) {
  const { t, i18n } = useTranslation()
  const { locale } = useUi()
  const cash = useCashText()
  const wordsOf = usePlaceWords()
  const chipMinor = useLiveState((state) => state.chipMinor)
  const { picked, stakeMinor, isSending, refusal } = useStore(desk.screen, (state) => state)
  if (!picked) return null
  const refused =
    refusal && isOwn(refusal) ? t(own[refusal]) : refusalWords({ t, i18n, cash }, refusal && { code: refusal })
  return (
    <div className="cock-slip">
      <p>
        <b>{wordsOf(picked)}</b>
        <bdi>{priceText(picked.priceX100, 'decimal', locale)}</bdi>
      </p>
      <div className="cock-slip-stake">
        <button
          type="button"
          className="focus-ring"
          aria-label={`− ${cash(chipMinor)}`}
          disabled={stakeMinor <= chipMinor}
          onClick={() => desk.add(-chipMinor)}
        >
          −
        </button>
        <output>{cash(stakeMinor)}</output>
        <button
          type="button"
          className="focus-ring"
          aria-label={`+ ${cash(chipMinor)}`}
          onClick={() => desk.add(chipMinor)}
        >
          +
        </button>
      </div>
      <p className="cock-where">
        {t('instant.cockfight.ahead.pays', { amount: cash(paidFor(stakeMinor, picked.priceX100)) })}
      </p>
      {refused && (
        <p role="alert" className="cock-refused">
          {refused}
        </p>
      )}
      <div className="cock-slip-go">
        <button type="button" className="cock-more focus-ring" onClick={() => desk.pick(undefined, stakeMinor)}>
          {t('buy.cancel')}
        </button>
        <button
          type="button"
          className="cock-go focus-ring"
          disabled={!isOpen || isSending}
          onClick={() => void desk.place()}
        >
          {t('instant.cockfight.ahead.bet', { stake: cash(stakeMinor) })}
        </button>
      </div>
    </div>
  )
}
