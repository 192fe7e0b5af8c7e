import type { Provider } from '@fairground/contract'
import { Button, useToast } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { Moment } from '../../../components/moment.tsx'
import { RefusalNote } from '../../../components/refusal-note.tsx'
import { SidePanel } from '../../../components/split-view.tsx'
import { ProviderForm } from './provider-form.tsx'
import { ProviderState } from './provider-state.tsx'
import { ProviderTest } from './provider-test.tsx'
import { useDraft } from './use-draft.ts'
import { useSaveProvider } from './use-providers.ts'

/** One service: its switch, its settings, and a trial. */
export function ProviderPanel({ saved, onClose }: { saved: Provider; onClose: () => void }) {
  const { t } = useTranslation()
  const toast = useToast()
  const draft = useDraft(saved)
  const save = useSaveProvider(() => {
    draft.discard()
    toast.show({ tone: 'ok', title: t('providers:saved') })
  })
  const { kind, revision } = saved
  const submit = () => {
    draft.showFaults()
    if (!draft.hasFaults) save.mutate({ kind, revision, ...draft.draft })
  }
  return (
    <SidePanel
      label={t('providers:panel')}
      head={
        <>
          <h2 className="text-lg font-bold">{t(`providers:${kind}`)}</h2>
          <ProviderState provider={saved} />
        </>
      }
      footer={
        <div className="flex gap-2">
          <Button
            variant="line"
            size="lg"
            className="flex-1"
            disabled={!draft.isChanged || save.isPending}
            onClick={draft.discard}
          >
            {t('providers:discard')}
          </Button>
          <Button
            variant="lamp"
            size="lg"
            className="flex-1"
            disabled={!draft.isChanged}
            busy={save.isPending}
            onClick={submit}
          >
            {t('providers:save')}
          </Button>
        </div>
      }
      onClose={onClose}
    >
      <p className="text-sm text-ink-2">{t(`providers:${kind}.text`)}</p>
      <RefusalNote error={save.error} />
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          if (draft.isChanged && !save.isPending) submit()
        }}
      >
        <ProviderForm saved={saved} draft={draft} />
        <button type="submit" hidden />
      </form>
      <ProviderTest saved={saved} isChanged={draft.isChanged} />
      {saved.changedAt && (
        <p className="text-xs text-ink-3">
          {t('providers:changed', { by: saved.changedBy ?? '–' })} <Moment at={saved.changedAt} look="exactMoment" />
        </p>
      )}
    </SidePanel>
  )
}
