import type { StaffDepositMethod } from '@fairground/contract'
import { Note, useToast } from '@fairground/ui'
import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Moment } from '../../../components/moment.tsx'
import { RefusalNote } from '../../../components/refusal-note.tsx'
import { SaveFoot } from '../../../components/save-foot.tsx'
import { SidePanel } from '../../../components/split-view.tsx'
import { may, useMe } from '../../../lib/me.ts'
import { MethodForm } from './method-form.tsx'
import { MethodPreview } from './method-preview.tsx'
import { MethodState } from './method-state.tsx'
import { useMethodDraft } from './use-method-draft.ts'
import { useSaveMethod } from './use-methods.ts'

type MethodPanelProps = {
  /** Absent for a new one. */
  saved?: StaffDepositMethod | undefined
  onAdded?: (methodId: string) => void
  onClose: () => void
}

/** One way to deposit: its terms, and what players make of them. */
export function MethodPanel({ saved, onAdded, onClose }: MethodPanelProps) {
  const { t, i18n } = useTranslation()
  const toast = useToast()
  const canChange = may(useMe(), 'deposit-methods.manage')
  const editing = useMethodDraft(saved)
  const save = useSaveMethod(saved, ({ methodId }) => {
    editing.discard()
    toast.show({ tone: 'ok', title: t(saved ? 'methods.saved' : 'methods.added') })
    onAdded?.(methodId)
  })
  const isBusy = save.isPending
  const submit = (event?: FormEvent) => {
    event?.preventDefault()
    editing.showFaults()
    if (editing.isChanged && !editing.hasFaults && !isBusy) save.mutate(editing.draft)
  }
  return (
    <SidePanel
      label={t('methods.panel')}
      head={
        <>
          <h2 className="text-lg font-bold break-words">{saved ? saved.names[i18n.language] : t('methods.adding')}</h2>
          {saved && <MethodState method={saved} />}
        </>
      }
      footer={
        canChange && (
          <SaveFoot isChanged={editing.isChanged} isBusy={isBusy} onDiscard={editing.discard} onSave={submit} />
        )
      }
      onClose={onClose}
    >
      <RefusalNote error={save.error} />
      {!canChange && <Note>{t('methods.readOnly')}</Note>}
      <form noValidate onSubmit={submit}>
        <fieldset disabled={!canChange} className="grid gap-4">
          <MethodForm editing={editing} isNew={!saved} />
        </fieldset>
        <button type="submit" hidden />
      </form>
      <MethodPreview draft={editing.draft} kind={editing.kind} />
      {saved?.changedAt && (
        <p className="text-xs text-ink-3">
          {t('methods.changedBy', { by: saved.changedBy ?? '–' })} <Moment at={saved.changedAt} look="exactMoment" />
        </p>
      )}
    </SidePanel>
  )
}
