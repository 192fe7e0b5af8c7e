import type { Popup } from '@fairground/contract'
import { parseRichText } from '@fairground/contract/rich-text'
import { Button, buttonClass, Dialog, RichText } from '@fairground/ui'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TargetLink } from '../../components/target-link.tsx'
import { query } from '../../lib/api.ts'
import { bannerTarget } from '../../lib/banner-target.ts'
import { keepClosedPopup, readClosedPopups } from '../../lib/closed-popups.ts'

export interface PopupQueueProps {
  /** Undefined for a visitor. */
  memberId: string | undefined
  /** Another window is open or about to: popups wait for it. */
  isBusy: boolean
  /** Whose turn it is once nothing of this waits. */
  after?: ReactNode
}

/** What the operator wants everybody to see, one after the other and never over another window. */
export function PopupQueue({ memberId, isBusy, after }: PopupQueueProps) {
  const { data } = useQuery(query.content.announcements.queryOptions({ input: { types: 'PU' } }))
  if (!data) return null
  const popups = data.filter((item): item is Popup => item.type === 'PU')
  return <Queue key={memberId} popups={popups} memberId={memberId} isBusy={isBusy} after={after} />
}

function Queue({ popups, memberId, isBusy, after }: PopupQueueProps & { popups: readonly Popup[] }) {
  const { t } = useTranslation()
  const [closed, setClosed] = useState(() => readClosedPopups(sessionStorage, memberId))
  const [isLeaving, setLeaving] = useState(false)
  const waiting = popups.filter(({ id }) => !closed.includes(id))
  const [popup] = waiting
  if (!popup) return after
  const target = bannerTarget(popup)
  const close = () => {
    keepClosedPopup(sessionStorage, memberId, popup.id)
    setLeaving(true)
  }
  return (
    <Dialog
      key={popup.id}
      open={!isBusy && !isLeaving}
      onOpenChange={close}
      onClosed={() => {
        setClosed(readClosedPopups(sessionStorage, memberId))
        setLeaving(false)
      }}
      title={popup.title}
      phone="center"
      awning="slots"
      footer={
        <>
          <TargetLink target={target} className={buttonClass({ variant: 'lamp' })} onClick={close}>
            {target && t('home.go')}
          </TargetLink>
          <Button variant={target ? 'line' : 'lamp'} onClick={close}>
            {t(waiting.length > 1 ? 'news.next' : 'news.close')}
          </Button>
        </>
      }
    >
      {popup.imageUrl && (
        <img
          src={popup.imageUrl}
          srcSet={`${popup.imageUrl.replace(/880$/, '440')} 440w, ${popup.imageUrl} 880w`}
          sizes="(min-width: 48rem) 392px, 100vw"
          alt={popup.imageAlt ?? ''}
          width={880}
          height={440}
          className="mb-4 aspect-2/1 w-full rounded-md bg-surface-2 object-cover"
        />
      )}
      <RichText nodes={parseRichText(popup.content)} className="text-ink-2" />
    </Dialog>
  )
}
