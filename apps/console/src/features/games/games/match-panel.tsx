import { fieldRefusal } from '@fairground/client'
import type { StaffMatch } from '@fairground/contract'
import { Button, Field, Input, Select, useToast } from '@fairground/ui'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx'
import { RefusalNote } from '../../../components/refusal-note.tsx'
import { SidePanel } from '../../../components/split-view.tsx'
import { may, useMe } from '../../../lib/me.ts'
import { draftOf, emptyDraft, type MatchDraft, termsOf } from './match-draft.ts'
import { useBrands, useEndMatch, useSaveMatch } from './use-games.ts'

interface MatchPanelProps {
  /** Absent for a new one. */
  saved?: StaffMatch
  onAdded?: (matchId: string) => void
  onClose: () => void
}

/** One match: who plays, when, and where to bet on it. */
export function MatchPanel({ saved, onAdded, onClose }: MatchPanelProps) {
  const { t } = useTranslation()
  const toast = useToast()
  const me = useMe()
  const [fresh] = useState(() => emptyDraft(new Date().toISOString(), me.timeZone))
  const [edited, setEdited] = useState<MatchDraft>()
  const draft = edited ?? (saved ? draftOf(saved, me.timeZone) : fresh)
  const canChange = may(me, 'catalogue.manage') && saved?.state !== 'over'
  const save = useSaveMatch(saved?.matchId, ({ matchId }) => {
    setEdited(undefined)
    toast.show({ tone: 'ok', title: t('lobby:saved') })
    onAdded?.(matchId)
  })
  const terms = edited && termsOf(edited, me.timeZone)
  const submit = (event?: FormEvent) => {
    event?.preventDefault()
    if (terms && !save.isPending) save.mutate(terms)
  }
  return (
    <SidePanel
      label={t('lobby:matchPanel')}
      head={
        <h2 className="text-lg font-bold break-words">
          {saved ? `${saved.homeTeam} – ${saved.awayTeam}` : t('lobby:addMatch')}
        </h2>
      }
      footer={
        canChange && (
          <div className="flex gap-2">
            {saved && <EndButton matchId={saved.matchId} />}
            <Button
              variant="lamp"
              size="lg"
              className="flex-1"
              disabled={!terms}
              busy={save.isPending}
              onClick={() => submit()}
            >
              {t('methods.save')}
            </Button>
          </div>
        )
      }
      onClose={onClose}
    >
      <RefusalNote error={save.error} />
      <form noValidate onSubmit={submit}>
        <fieldset disabled={!canChange} className="grid gap-4">
          <MatchForm draft={draft} error={save.error} onChange={(part) => setEdited({ ...draft, ...part })} />
        </fieldset>
        <button type="submit" hidden />
      </form>
    </SidePanel>
  )
}

function EndButton({ matchId }: { matchId: string }) {
  const { t } = useTranslation()
  const toast = useToast()
  const [isAsking, setAsking] = useState(false)
  const end = useEndMatch(() => {
    setAsking(false)
    toast.show({ tone: 'ok', title: t('lobby:match.ended') })
  })
  return (
    <>
      <Button variant="line" size="lg" className="flex-1" onClick={() => setAsking(true)}>
        {t('lobby:match.end')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('lobby:match.endTitle')}
        text={t('lobby:match.endText')}
        confirmLabel={t('lobby:match.end')}
        tone="ruby"
        isBusy={end.isPending}
        onConfirm={() => end.mutate(matchId)}
      />
    </>
  )
}

interface MatchFormProps {
  draft: MatchDraft
  error: Error | null
  onChange: (part: Partial<MatchDraft>) => void
}

function MatchForm({ draft, error, onChange }: MatchFormProps) {
  const { t } = useTranslation()
  const brands = useBrands().data?.list ?? []
  const text = (field: 'title' | 'homeTeam' | 'awayTeam', label: string) => (
    <Field label={label} required error={fieldRefusal(t, error, field)}>
      <Input
        value={draft[field]}
        maxLength={field === 'title' ? 80 : 60}
        autoComplete="off"
        onChange={({ target }) => onChange({ [field]: target.value })}
      />
    </Field>
  )
  const image = (field: 'homeImage' | 'awayImage', label: string, sent: string) => (
    <Field label={label} hint={t('lobby:match.imageHint')} error={fieldRefusal(t, error, sent)}>
      <Input
        value={draft[field]}
        dir="ltr"
        maxLength={500}
        autoComplete="off"
        onChange={({ target }) => onChange({ [field]: target.value })}
      />
    </Field>
  )
  const time = (field: 'time' | 'shownFrom', label: string, sent: string) => (
    <Field label={label} required error={fieldRefusal(t, error, sent)} className="flex-1 basis-48">
      <Input
        type="datetime-local"
        value={draft[field]}
        onChange={({ target }) => onChange({ [field]: target.value })}
      />
    </Field>
  )
  return (
    <>
      {text('title', t('lobby:match.title'))}
      {text('homeTeam', t('lobby:match.home'))}
      {image('homeImage', t('lobby:match.homeImage'), 'homeTeamImageUrl')}
      {text('awayTeam', t('lobby:match.away'))}
      {image('awayImage', t('lobby:match.awayImage'), 'awayTeamImageUrl')}
      <div className="flex flex-wrap gap-3">
        {time('time', t('lobby:match.time'), 'matchTime')}
        <Field label={t('lobby:match.minutes')} required className="flex-1 basis-36">
          <Input
            inputMode="numeric"
            dir="ltr"
            value={draft.minutes}
            onChange={({ target }) => onChange({ minutes: target.value.replace(/\D/g, '').slice(0, 4) })}
          />
        </Field>
      </div>
      {time('shownFrom', t('lobby:match.shownFrom'), 'shownFrom')}
      <Field label={t('lobby:match.brand')} required error={fieldRefusal(t, error, 'vassalage')}>
        <Select
          options={brands.map(({ vassalage, name }) => ({ value: vassalage, label: name }))}
          value={draft.vassalage || undefined}
          onValueChange={(vassalage) => onChange({ vassalage, nodeId: null })}
        />
      </Field>
    </>
  )
}
