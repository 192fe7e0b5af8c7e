import type { PayoutFreeze } from '@fairground/contract'
import { Button, Note } from '@fairground/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Moment } from '../../../components/moment.tsx'
import { FindingsDialog } from './findings-dialog.tsx'
import { usePayoutFreeze } from './use-payout-freeze.ts'

/** Says that no payout leaves, and why; nothing while they do. */
export function PayoutFreezeAlarm() {
  const { data } = usePayoutFreeze()
  return data?.freeze ? <Alarm freeze={data.freeze} /> : null
}

function Alarm({ freeze }: { freeze: PayoutFreeze }) {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Note
        tone={freeze.isClean ? 'warn' : 'bad'}
        isLive
        className="mb-3.5"
        title={t('books.frozen')}
        action={
          <Button variant="line" size="sm" onClick={() => setIsOpen(true)}>
            {t('books.look')}
          </Button>
        }
      >
        {freeze.isClean ? t('books.clean') : t('books.frozenText', { count: freeze.findingsCount })}{' '}
        <span className="text-ink-3">
          {t('books.since')} <Moment at={freeze.frozenAt} /> · {t('books.checked')} <Moment at={freeze.checkedAt} />
        </span>
      </Note>
      <FindingsDialog freeze={freeze} open={isOpen} onOpenChange={setIsOpen} />
    </>
  )
}
