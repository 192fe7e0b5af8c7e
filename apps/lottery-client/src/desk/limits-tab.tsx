import { type LotteryLimitWish, lotteryLimitKinds } from '@fairground/contract/lottery-desk'
import { Button, Input, MoneyInput, Select } from '@fairground/ui'
import { useTime } from '@fairground/vendor-ui'
import { DeskSum } from '@fairground/vendor-ui/staff-desk'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { limitMinorOf } from '../lib/limit-amount.ts'
import { useDesk, useDeskNames, useDeskState, usePlays } from './desk-context.ts'

const currency = 'VND'
type Kind = LotteryLimitWish['kind']

/** What a ticket, a player in a draw, and a number may come to; a change is asked for and agreed to by another person. */
export function LimitsTab() {
  const { t } = useTranslation('lottery-desk')
  const names = useDeskNames()
  const time = useTime()
  const limits = useDeskState((state) => state.lottery?.limits ?? [])
  const mayAsk = useDeskState(({ view }) => view.me.rights.includes('supervise'))
  return (
    <div className="grid gap-4">
      <p className="max-w-180 text-sm text-ink-2">{t('limits.about')}</p>
      {limits.length === 0 && <p className="text-sm">{t('limits.none')}</p>}
      <ul className="grid gap-2">
        {limits.map(({ kind, currency: code, play, number, maxMinor, setBy, agreedBy, setAt }) => (
          <li key={`${kind} ${code} ${play} ${number}`} className="staff-desk-row" data-limit={kind}>
            <b className="flex-1">
              {t(`limits.${kind}`)} {play !== '' && names.play(play)} {number}
            </b>
            <DeskSum minor={maxMinor} currency={code} />
            <span className="basis-full text-xs text-ink-3">
              {t('limits.by', { one: setBy, other: agreedBy, time: time(setAt) })}
            </span>
          </li>
        ))}
      </ul>
      {mayAsk && <AskLimit />}
    </div>
  )
}

function AskLimit() {
  const { t } = useTranslation('lottery-desk')
  const names = useDeskNames()
  const desk = useDesk()
  const plays = usePlays()
  const isBusy = useDeskState((state) => state.isBusy)
  const [kind, setKind] = useState<Kind>('number')
  const [play, setPlay] = useState(plays[0]?.id ?? '')
  const [number, setNumber] = useState('')
  const [amount, setAmount] = useState('')
  const [reason, setReason] = useState('')
  const isNumber = kind === 'number'
  const maxMinor = limitMinorOf(amount, currency)
  const ask = (event: FormEvent) => {
    event.preventDefault()
    if (maxMinor === undefined) return
    const place = isNumber ? { play, number } : { play: '', number: '' }
    void desk.act({ act: 'ask-limit', limit: { kind, currency, ...place, maxMinor }, reason }).then((isAsked) => {
      if (!isAsked) return
      setAmount('')
      setReason('')
    })
  }
  return (
    <form className="card grid gap-3 p-4 sm:grid-cols-2" onSubmit={ask} aria-label={t('limits.change')}>
      <Select
        label={t('limits.kind')}
        value={kind}
        options={lotteryLimitKinds.map((value) => ({ value, label: t(`limits.${value}`) }))}
        onValueChange={setKind}
      />
      {isNumber && (
        <Select
          label={t('numbers.play')}
          value={play}
          options={plays.map(({ id }) => ({ value: id, label: names.play(id) }))}
          onValueChange={setPlay}
        />
      )}
      {isNumber && (
        <Input
          aria-label={t('limits.oneNumber')}
          placeholder={t('limits.oneNumber')}
          value={number}
          onChange={(event) => setNumber(event.currentTarget.value.trim())}
        />
      )}
      <MoneyInput
        aria-label={t('limits.amount')}
        placeholder={t('limits.amount')}
        unit={currency}
        value={amount}
        onValueChange={setAmount}
      />
      <Input
        aria-label={t('staff-desk:reason')}
        placeholder={t('staff-desk:reason')}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      <Button type="submit" variant="lamp" busy={isBusy} disabled={reason.trim().length < 3 || maxMinor === undefined}>
        {t('staff-desk:ask')}
      </Button>
    </form>
  )
}
