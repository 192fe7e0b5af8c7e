import { type ThrowCause, throwCauses } from '@fairground/contract/studio'
import { Button, Check, Dialog } from '@fairground/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDealerDesk, useDeskState } from './desk-context.ts'

const kindsOf = {
  shoe: ['misread', 'exposed-card', 'early-card', 'forbidden-card', 'shoe-count'],
  wheel: ['no-spin'],
  dice: ['bad-throw'],
  coins: ['bad-throw'],
} as const
const factOf: Readonly<Record<string, 'wouldHaveCounted' | 'isOrderCertain'>> = {
  'exposed-card': 'wouldHaveCounted',
  'early-card': 'isOrderCertain',
  'forbidden-card': 'isOrderCertain',
}

/** What has happened, and the one fact that its outcome follows from; of a throw that does not count its cause. */
export function ReportDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation()
  const desk = useDealerDesk()
  const tool = useDeskState(({ view }) => view.tool)
  const kinds = kindsOf[tool]
  // Where one thing alone can be reported it is chosen already.
  const first = kinds.length === 1 ? kinds[0] : undefined
  const [kind, setKind] = useState<string | undefined>(first)
  const [cause, setCause] = useState<ThrowCause>()
  const [isSo, setIsSo] = useState(false)
  const fact = kind === undefined ? undefined : factOf[kind]
  const needsCause = kind === 'bad-throw'
  const close = () => {
    setKind(first)
    setCause(undefined)
    setIsSo(false)
    onClose()
  }
  const report = () => {
    const facts = fact ? { [fact]: isSo } : cause ? { cause } : {}
    if (kind !== undefined) void desk.act({ act: 'report', kind, facts })
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
        <div className="flex w-full flex-wrap justify-end gap-2">
          <Button variant="quiet" onClick={close}>
            {t('cancel')}
          </Button>
          <Button variant="ruby" disabled={kind === undefined || (needsCause && cause === undefined)} onClick={report}>
            {t('act.report')}
          </Button>
        </div>
      }
    >
      <div className="desk-kinds">
        {kinds.map((one) => (
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
        {needsCause && <Causes value={cause} onChoose={setCause} />}
        {fact && (
          <Check checked={isSo} onChange={(event) => setIsSo(event.currentTarget.checked)}>
            {t(`fact.${fact}`)}
          </Check>
        )}
      </div>
    </Dialog>
  )
}

function Causes({ value, onChoose }: { value: ThrowCause | undefined; onChoose: (cause: ThrowCause) => void }) {
  const { t } = useTranslation()
  return (
    <fieldset className="desk-causes">
      <legend className="desk-small">{t('causeTitle')}</legend>
      {throwCauses.map((cause) => (
        <button
          key={cause}
          type="button"
          className="desk-kind focus-ring"
          aria-pressed={cause === value}
          onClick={() => onChoose(cause)}
        >
          {t(`cause.${cause}`)}
        </button>
      ))}
    </fieldset>
  )
}
