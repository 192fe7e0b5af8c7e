import { refusalText } from '@fairground/client'
import type { OpenWish } from '@fairground/contract'
import { Button, Note } from '@fairground/ui'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Amount } from '../../../components/amount.tsx'
import { Moment } from '../../../components/moment.tsx'
import { ReasonDialog } from '../../../components/reason-dialog.tsx'
import { may, useMe } from '../../../lib/me.ts'

interface Held {
  transactionId: string
  account: string
  currency: string
  amount: string
  heldAt: string
  /** What it belongs to. */
  about: ReactNode
  wish: (OpenWish & { isYes: boolean }) | undefined
}

/** Words for one of both verdicts. */
interface Verdict {
  label: string
  /** Somebody asked for it already. */
  askedBy: (name: string) => string
  title: string
  text: (account: string) => string
}

interface HeldListProps {
  held: readonly Held[]
  yes: Verdict
  no: Verdict
  decide: {
    isPending: boolean
    error: Error | null
    run: (word: { transactionId: string; isYes: boolean; reason: string }, onDone: () => void) => void
  }
}

/** Money of a vendor that waits until people have said what becomes of it. */
export function HeldList({ held, yes, no, decide }: HeldListProps) {
  const { t } = useTranslation()
  const [asked, setAsked] = useState<{ one: Held; isYes: boolean }>()
  const verdict = asked?.isYes ? yes : no
  const close = () => setAsked(undefined)
  return (
    <>
      <ul className="divide-y divide-line-soft text-sm">
        {held.map((one) => (
          <li key={one.transactionId} className="py-2">
            <Amount amount={one.amount} currency={one.currency} className="font-semibold" />
            <span className="block text-ink-2 wrap-anywhere">
              <bdi>{one.account}</bdi> · {one.about}
            </span>
            <span className="block text-xs text-ink-3">
              <Moment at={one.heldAt} look="exactMoment" /> ·{' '}
              {one.wish ? (one.wish.isYes ? yes : no).askedBy(one.wish.askedBy) : t('vendors.noYes')}
            </span>
            {one.wish?.isSamePerson && (
              <Note tone="info" className="mt-2">
                {t('wishes.samePerson')}
              </Note>
            )}
            <HeldButtons one={one} yes={yes} no={no} onAsk={(isYes) => setAsked({ one, isYes })} />
          </li>
        ))}
      </ul>
      {asked && (
        <ReasonDialog
          open
          onOpenChange={(isOpen) => !isOpen && close()}
          title={verdict.title}
          text={verdict.text(asked.one.account)}
          hint={t('vendors.askHint')}
          tone={asked.isYes ? 'mint' : 'ruby'}
          confirmLabel={verdict.label}
          isBusy={decide.isPending}
          refusal={decide.error ? refusalText(t, decide.error) : undefined}
          onConfirm={(reason) =>
            decide.run({ transactionId: asked.one.transactionId, isYes: asked.isYes, reason }, close)
          }
        />
      )}
    </>
  )
}

type HeldButtonsProps = { one: Held; yes: Verdict; no: Verdict; onAsk: (isYes: boolean) => void }

/** What this person may still say: both words at first, then the same as somebody else’s. */
function HeldButtons({ one: { wish }, yes, no, onAsk }: HeldButtonsProps) {
  const me = useMe()
  const isOpenTo = (isYes: boolean) => !wish || (wish.isYes === isYes && wish.allowed.includes('approve'))
  if (!may(me, 'vendors.manage')) return null
  return (
    <span className="mt-2 flex flex-wrap gap-2">
      {isOpenTo(true) && (
        <Button variant="mint" size="sm" onClick={() => onAsk(true)}>
          {yes.label}
        </Button>
      )}
      {isOpenTo(false) && (
        <Button variant="line" size="sm" onClick={() => onAsk(false)}>
          {no.label}
        </Button>
      )}
    </span>
  )
}
