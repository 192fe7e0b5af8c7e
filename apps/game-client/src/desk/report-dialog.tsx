import { Button, Check, Dialog } from '@fairground/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDealerDesk, useDeskState } from './desk-context.ts'

const ofCards = ['misread', 'exposed-card', 'early-card', 'forbidden-card', 'shoe-count'] as const
const ofWheels = ['no-spin'] as const
const factOf: Readonly<Record<string, 'wouldHaveCounted' | 'isOrderCertain'>> = {
  'exposed-card': 'wouldHaveCounted',
  'early-card': 'isOrderCertain',
  'forbidden-card': 'isOrderCertain',
}

/** What has happened, and the one fact that its outcome follows from. */
export function ReportDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation()
  const desk = useDealerDesk()
  const hasShoe = useDeskState(({ view }) => view.hasShoe)
  const [kind, setKind] = useState<string>()
  const [isSo, setIsSo] = useState(false)
  const fact = kind === undefined ? undefined : factOf[kind]
  const close = () => {
    setKind(undefined)
    setIsSo(false)
    onClose()
  }
  const report = () => {
    if (kind !== undefined) void desk.act({ act: 'report', kind, facts: fact ? { [fact]: isSo } : {} })
    close()
  }
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && close()}
      title={t('reportTitle')}
      description={t('reportText')}
      phone="bottom"
      footer={
        <div className="flex flex-wrap justify-end gap-2">
          <Button variant="quiet" onClick={close}>
            {t('cancel')}
          </Button>
          <Button variant="ruby" disabled={kind === undefined} onClick={report}>
            {t('act.report')}
          </Button>
        </div>
      }
    >
      <div className="desk-kinds">
        {(hasShoe ? ofCards : ofWheels).map((one) => (
          <button
            key={one}
            type="button"
            className="desk-kind focus-ring"
            aria-pressed={one === kind}
            onClick={() => {
              setKind(one)
              setIsSo(false)
            }}
          >
            {t(`incident.${one}`)}
          </button>
        ))}
        {fact && (
          <Check checked={isSo} onChange={(event) => setIsSo(event.currentTarget.checked)}>
            {t(`fact.${fact}`)}
          </Check>
        )}
      </div>
    </Dialog>
  )
}
