import { Button, Note } from '@fairground/ui'
import { useCashText } from '@fairground/vendor-ui'
import { useTranslation } from 'react-i18next'
import type { Refusal } from '../connection/answers.ts'
import { useOdds } from '../odds/use-odds.ts'
import type { SlipLeg } from './slip.ts'
import { combinedPrice } from './slip-sums.ts'

interface RefusalNoteProps {
  refusal: Refusal
  legs: readonly Pick<SlipLeg, 'home' | 'away'>[]
  onTake: (offer: NonNullable<Refusal['offer']>) => void
  isBusy: boolean
}

/** Why a slip was not taken, with the number that broke, and what would be taken as one button. */
export function RefusalNote({ refusal, legs, onTake, isBusy }: RefusalNoteProps) {
  const { offer } = refusal
  const wordsOf = useRefusalWords()
  const offerOf = useOfferWords()
  return (
    <Note tone="bad" isLive>
      <p>{wordsOf(refusal, legs)}</p>
      {offer && (
        <Button size="sm" variant="default" className="mt-2" busy={isBusy} onClick={() => onTake(offer)}>
          {offerOf(refusal.code, offer)}
        </Button>
      )}
    </Note>
  )
}

const moneyCodes: readonly string[] = ['STAKE_TOO_LOW', 'OVER_LIMIT', 'OVER_PAYOUT', 'OVER_EXPOSURE']

function useRefusalWords(): (refusal: Refusal, legs: RefusalNoteProps['legs']) => string {
  const { t, i18n } = useTranslation()
  const cash = useCashText()
  return ({ code, limit, value }, legs) => {
    const key = `refusedBet.${i18n.exists(`refusedBet.${code}`) ? code : 'OTHER'}`
    const isMoney = moneyCodes.includes(code)
    const leg = isMoney ? undefined : legs[Number(value ?? 0)]
    return t(key, {
      limit: isMoney && limit !== null ? cash(BigInt(limit)) : '',
      value: isMoney && value !== null ? cash(BigInt(value)) : '',
      match: leg ? `${leg.home} – ${leg.away}` : '',
    })
  }
}

function useOfferWords(): (code: string, offer: NonNullable<Refusal['offer']>) => string {
  const { t } = useTranslation()
  const cash = useCashText()
  const odds = useOdds()
  return (code, { prices, unitMinor }) => {
    const words = { price: odds(combinedPrice(prices)), amount: cash(BigInt(unitMinor)) }
    return t(code === 'PRICE_MOVED' ? 'slip.takePrice' : 'slip.takeStake', words)
  }
}
