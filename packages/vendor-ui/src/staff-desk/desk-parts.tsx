import type { StaffDeskDone, StaffDeskRight, StaffDeskWish } from '@fairground/contract/staff-desk'
import { formatAmount, getCurrency } from '@fairground/money'
import { Button, Empty, Input, Money, Note } from '@fairground/ui'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useTime } from '../texts/use-time.ts'
import type { StaffDeskState } from './staff-desk.ts'

/** A ticket that was used, or too old; or a session that has ended. */
export function DeskStopped() {
  const { t } = useTranslation('staff-desk')
  return (
    <main className="grid min-h-dvh place-content-center p-4">
      <Note tone="warn" title={t('stoppedTitle')}>
        {t('stopped')}
      </Note>
    </main>
  )
}

/** Who works at the desk, with which rights. */
export function DeskPerson({ me }: { me: { name: string; rights: readonly StaffDeskRight[] } }) {
  const { t } = useTranslation('staff-desk')
  return (
    <span className="ms-auto text-end text-sm">
      <b className="block">{me.name}</b>
      <small className="text-ink-3">{me.rights.map((right) => t(`right.${right}`)).join(' · ')}</small>
    </span>
  )
}

/** The line is down: what is shown may be out of date. */
export function DeskOffline() {
  const { t } = useTranslation('staff-desk')
  return (
    <Note tone="bad" isLive icon="icon-[ph--wifi-slash]" className="basis-full">
      {t('offline')}
    </Note>
  )
}

/** What the last act came to. */
export function DeskResult({ result }: Pick<StaffDeskState, 'result'>) {
  const { t } = useTranslation('staff-desk')
  if (result === undefined) return null
  const isGood = result === 'done' || result === 'asked'
  return (
    <Note tone={isGood ? 'ok' : 'bad'} isLive className="staff-desk-result">
      {t(`result.${result}`)}
    </Note>
  )
}

interface WishesProps {
  wishes: readonly StaffDeskWish[]
  mayDecide: boolean
  isBusy: boolean
  /** What is asked for, in words. */
  whatOf(wish: StaffDeskWish): ReactNode
  onDecide(wish: StaffDeskWish, act: 'agree' | 'drop'): void
}

/** What one person has asked and another decides. */
export function DeskWishes({ wishes, mayDecide, isBusy, whatOf, onDecide }: WishesProps) {
  const { t } = useTranslation('staff-desk')
  const time = useTime()
  if (wishes.length === 0) return <Empty icon="icon-[ph--users-duotone]" title={t('wishes.none')} />
  return (
    <ul className="grid gap-2">
      {wishes.map((wish) => (
        <li key={wish.wishId} className="staff-desk-row" data-wish={wish.act}>
          <div className="min-w-48 flex-1 text-sm">
            <b>{whatOf(wish)}</b>
            <span className="block">{wish.reason}</span>
            <span className="block text-xs text-ink-3">
              {t('wishes.by', { name: wish.askedBy, time: time(wish.askedAt) })}
            </span>
          </div>
          {mayDecide && !wish.isMine && (
            <Button size="sm" variant="lamp" disabled={isBusy} onClick={() => onDecide(wish, 'agree')}>
              {t('wishes.agree')}
            </Button>
          )}
          {mayDecide && (
            <Button size="sm" variant="line" disabled={isBusy} onClick={() => onDecide(wish, 'drop')}>
              {t(wish.isMine ? 'wishes.takeBack' : 'wishes.refuse')}
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}

/** What was done at the desk, the latest first; the audit log of the console has all of it. */
export function DeskActs({ acts, nameOf }: { acts: readonly StaffDeskDone[]; nameOf(act: string): string }) {
  const { t, i18n } = useTranslation('staff-desk')
  const time = useTime()
  if (acts.length === 0) return <Empty icon="icon-[ph--list-checks-duotone]" title={t('acts.none')} />
  const resultOf = (result: string) =>
    i18n.exists(`staff-desk:result.${result}`) ? t(`result.${result}` as 'ask') : result
  return (
    <ol className="grid gap-2">
      {acts.map(({ act, by, at, facts: { result, wishId: _, ...facts } }) => (
        <li key={`${at} ${act} ${by} ${JSON.stringify(facts)}`} className="staff-desk-row text-sm">
          <b>{nameOf(act)}</b>
          <span className="flex-1 text-ink-2">
            {Object.entries(facts)
              .filter(([, value]) => value !== null && value !== '')
              .map(([, value]) => String(value))
              .join(' · ')}
          </span>
          {typeof result === 'string' && result !== 'done' && <span>{resultOf(result)}</span>}
          <span className="text-xs text-ink-3">
            {by}, {time(at)}
          </span>
        </li>
      ))}
    </ol>
  )
}

/** Asks for something with a reason, in two steps: a button, then the reason. `onAsk` is true when it was asked. */
export function AskWithReason({ label, onAsk }: { label: string; onAsk(reason: string): Promise<boolean> }) {
  const { t } = useTranslation('staff-desk')
  const [reason, setReason] = useState<string>()
  if (reason === undefined)
    return (
      <Button size="sm" variant="line" onClick={() => setReason('')}>
        {label}
      </Button>
    )
  return (
    <form
      className="flex basis-full flex-wrap items-center gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        void onAsk(reason).then((isAsked) => isAsked && setReason(undefined))
      }}
    >
      <Input
        aria-label={t('reason')}
        placeholder={t('reason')}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      <Button type="submit" size="sm" variant="lamp" disabled={reason.trim().length < 3}>
        {t('ask')}
      </Button>
    </form>
  )
}

interface SumProps {
  minor: string
  currency: string
  /** Profit or loss of the house. */
  isSigned?: boolean
}

/** An amount of one currency, in minor units as text. */
export const DeskSum = ({ minor, currency, isSigned = false }: SumProps) => (
  <Money
    amount={formatAmount(BigInt(minor), getCurrency(currency))}
    currency={currency}
    decimals={0}
    signed={isSigned}
  />
)
