import { refusalText } from '@fairground/client'
import type { RefusalReason } from '@fairground/contract'
import { Button, Dialog, Field, Icon, IconButton, Note, Textarea, useToast } from '@fairground/ui'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RefusalNote } from '../../../components/refusal-note.tsx'
import { api, query } from '../../../lib/api.ts'
import { may, useMe } from '../../../lib/me.ts'
import { isReason, reasonLengthMax } from '../../../lib/reason.ts'

const countMax = 30

/** Why withdrawals are refused: the list that staff choose from, in every language of the site. */
export function RefusalReasons() {
  const { t } = useTranslation()
  const me = useMe()
  const [isOpen, setOpen] = useState(false)
  const reasons = useQuery({ ...query.staff.refusalReasons.queryOptions({ input: {} }), enabled: isOpen })
  if (!may(me, 'withdrawals.decide')) return null
  return (
    <>
      <Button variant="line" onClick={() => setOpen(true)}>
        {t('refusal.open')}
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title={t('refusal.title')}
        description={t('refusal.text')}
        width="wide"
        awning="mint"
      >
        {reasons.error && <Note tone="bad">{refusalText(t, reasons.error)}</Note>}
        {reasons.data && <ReasonsForm reasons={reasons.data} onDone={() => setOpen(false)} />}
      </Dialog>
    </>
  )
}

interface Draft {
  key: string
  reasonId?: string
  isBuiltIn: boolean
  vi: string
  en: string
}

const draftOf = ({ reasonId, texts, isBuiltIn }: RefusalReason): Draft => ({
  key: reasonId,
  reasonId,
  isBuiltIn,
  vi: texts.vi ?? '',
  en: texts.en ?? '',
})

function ReasonsForm({ reasons, onDone }: { reasons: readonly RefusalReason[]; onDone: () => void }) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const toast = useToast()
  const [drafts, setDrafts] = useState(() => reasons.map(draftOf))
  const [isTried, setTried] = useState(false)
  const save = useMutation({
    mutationFn: () =>
      api.staff.changeRefusalReasons({
        reasons: drafts.map(({ reasonId, vi, en }) => ({ ...(reasonId && { reasonId }), texts: { vi, en } })),
      }),
    onSuccess: (saved) => {
      queries.setQueryData(query.staff.refusalReasons.queryKey({ input: {} }), saved)
      toast.show({ tone: 'ok', title: t('refusal.saved') })
      onDone()
    },
  })
  const change = (key: string, part: Partial<Draft>) =>
    setDrafts((all) => all.map((draft) => (draft.key === key ? { ...draft, ...part } : draft)))
  const add = () =>
    setDrafts((all) => [...all, { key: `new ${all.length} ${Date.now()}`, isBuiltIn: false, vi: '', en: '' }])
  const submit = (event: React.FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (drafts.every(({ vi, en }) => isReason(vi) && isReason(en))) save.mutate()
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <ol className="grid gap-4">
        {drafts.map((draft, index) => (
          <li key={draft.key} className="flex items-start gap-2">
            <ReasonTexts draft={draft} n={index + 1} isTried={isTried} onChange={(part) => change(draft.key, part)} />
            <IconButton
              label={t('refusal.remove', { n: index + 1 })}
              icon="icon-[ph--trash]"
              disabled={draft.isBuiltIn}
              onClick={() => setDrafts((all) => all.filter(({ key }) => key !== draft.key))}
            />
          </li>
        ))}
      </ol>
      {drafts.length < countMax && (
        <Button variant="line" start={<Icon name="icon-[ph--plus-bold]" />} onClick={add}>
          {t('refusal.add')}
        </Button>
      )}
      <RefusalNote error={save.error} />
      <Button type="submit" variant="mint" size="lg" busy={save.isPending} guardMs={1000}>
        {t('refusal.save')}
      </Button>
    </form>
  )
}

type ReasonTextsProps = { draft: Draft; n: number; isTried: boolean; onChange: (part: Partial<Draft>) => void }

function ReasonTexts({ draft, n, isTried, onChange }: ReasonTextsProps) {
  const { t } = useTranslation()
  return (
    <div className="grid min-w-0 flex-1 gap-2 md:grid-cols-2 [&_textarea]:min-h-[2lh]">
      {(['vi', 'en'] as const).map((language) => (
        <Field
          key={language}
          label={t(`refusal.in.${language}`, { n })}
          error={isTried && !isReason(draft[language]) && t('refusal.textNeeded')}
        >
          <Textarea
            lang={language}
            rows={2}
            value={draft[language]}
            maxLength={reasonLengthMax}
            onChange={(event) => onChange({ [language]: event.target.value })}
          />
        </Field>
      ))}
    </div>
  )
}
