import type { SportsBetView } from '@fairground/contract/sports'
import { Button, Icon, Note } from '@fairground/ui'
import { useCashText } from '@fairground/vendor-ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSports } from '../play/sports-context.ts'

/** Ends an open bet for what it is worth now; asked twice, because it cannot be undone. */
export function CashOut({ bet }: { bet: SportsBetView }) {
  const { t } = useTranslation()
  const play = useSports()
  const cash = useCashText()
  const [asked, setAsked] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const [fault, setFault] = useState<'moved' | 'locked' | 'failed'>()
  const { betId, cashOutMinor } = bet
  if (bet.state !== 'accepted' || (cashOutMinor === null && asked === undefined)) return null
  const take = async (offerMinor: string) => {
    setIsBusy(true)
    const ended = await play.bets.cashOut(betId, offerMinor)
    setIsBusy(false)
    setAsked(undefined)
    setFault(ended === 'done' ? undefined : ended)
  }
  return (
    <div className="grid gap-2">
      {fault && <Note tone="warn">{t(`cashOut.${fault}`)}</Note>}
      {asked === undefined ? (
        <Button
          variant="line"
          block
          start={<Icon name="icon-[ph--hand-coins-duotone]" />}
          onClick={() => setAsked(cashOutMinor ?? undefined)}
        >
          {t('cashOut.now', { amount: cash(BigInt(cashOutMinor ?? 0)) })}
        </Button>
      ) : (
        <fieldset className="grid grid-cols-2 gap-2">
          <legend className="col-span-2 mb-2 text-sm text-ink-2">{t('cashOut.sure')}</legend>
          <Button variant="line" disabled={isBusy} onClick={() => setAsked(undefined)}>
            {t('cashOut.keep')}
          </Button>
          <Button variant="lamp" busy={isBusy} onClick={() => void take(asked)}>
            {t('cashOut.take', { amount: cash(BigInt(asked)) })}
          </Button>
        </fieldset>
      )}
    </div>
  )
}
