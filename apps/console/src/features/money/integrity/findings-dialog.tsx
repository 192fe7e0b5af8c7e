import { refusalText } from '@fairground/client'
import type { PayoutFreeze } from '@fairground/contract'
import { Button, Dialog, FieldMessage, Note, useToast } from '@fairground/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ReasonDialog } from '../../../components/reason-dialog.tsx'
import { RefusalNote } from '../../../components/refusal-note.tsx'
import { may, useMe } from '../../../lib/me.ts'
import { useCheckBooks, useReleasePayouts } from './use-payout-freeze.ts'

interface FindingsDialogProps {
  freeze: PayoutFreeze
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** What the check found, row by row; the owner has it checked again, or lets payouts leave. */
export function FindingsDialog({ freeze, open, onOpenChange }: FindingsDialogProps) {
  const { t } = useTranslation()
  const isOwner = may(useMe(), 'payouts.release')
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t('books.title')} phone="center" awning="ruby">
      <div className="grid gap-4">
        {freeze.isClean && <Note tone="warn">{t('books.clean')}</Note>}
        <Findings freeze={freeze} />
        {isOwner && <OwnerActions freeze={freeze} />}
      </div>
    </Dialog>
  )
}

function Findings({ freeze: { findings, findingsCount } }: { freeze: PayoutFreeze }) {
  const { t } = useTranslation()
  return (
    <ul className="grid max-h-80 gap-2 overflow-y-auto">
      {findings.map(({ rule, detail, place }) => (
        <li key={`${rule} ${detail} ${place}`} className="grid gap-0.5 rounded-sm bg-surface-2 px-3 py-2">
          <span className="text-sm">{t(`books.rule.${rule}`, { defaultValue: rule })}</span>
          <span dir="ltr" className="text-xs wrap-anywhere text-ink-3">
            {[rule, place, detail].filter(Boolean).join(' · ')}
          </span>
        </li>
      ))}
      {findingsCount > findings.length && (
        <li className="px-3 text-sm text-ink-3">{t('books.more', { count: findingsCount - findings.length })}</li>
      )}
    </ul>
  )
}

function OwnerActions({ freeze: { freezeId } }: { freeze: PayoutFreeze }) {
  const { t } = useTranslation()
  const toast = useToast()
  const [isAsked, setIsAsked] = useState(false)
  const check = useCheckBooks(() => toast.show({ tone: 'ok', title: t('books.checkAsked') }))
  const release = useReleasePayouts(freezeId, () => toast.show({ tone: 'ok', title: t('books.released') }))
  return (
    <div className="grid gap-3">
      <RefusalNote error={check.error} />
      <div className="flex flex-wrap gap-2">
        <Button
          variant="line"
          size="lg"
          className="flex-1"
          busy={check.isPending}
          guardMs={1000}
          onClick={() => check.mutate()}
        >
          {t('books.checkAgain')}
        </Button>
        <Button
          variant="ruby"
          size="lg"
          className="flex-1"
          onClick={() => {
            release.reset()
            setIsAsked(true)
          }}
        >
          {t('books.release')}
        </Button>
      </div>
      <FieldMessage icon="icon-[ph--fingerprint]">{t('queue.recorded')}</FieldMessage>
      <ReasonDialog
        open={isAsked}
        onOpenChange={setIsAsked}
        title={t('books.releaseTitle')}
        text={t('books.releaseText')}
        hint={t('reason.staffRead')}
        confirmLabel={t('books.release')}
        isBusy={release.isPending}
        refusal={release.error ? refusalText(t, release.error) : undefined}
        onConfirm={release.mutate}
      />
    </div>
  )
}
