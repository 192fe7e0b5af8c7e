import { refusalText } from '@fairground/client'
import { type TurnoverAnswer, type TurnoverKind, turnoverKinds, turnoverPercentMax } from '@fairground/contract'
import { Button, Dialog, Field, Input, KeyValues, Note, useToast } from '@fairground/ui'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { OpenWish } from '../../../components/open-wish.tsx'
import { RefusalNote } from '../../../components/refusal-note.tsx'
import { api, query } from '../../../lib/api.ts'
import { may, useMe } from '../../../lib/me.ts'

/** How often deposits and gifts are staked before money leaves. */
export function TurnoverRules() {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const me = useMe()
  const settings = useQuery({ ...query.staff.turnoverSettings.queryOptions({ input: {} }), enabled: isOpen })
  if (!may(me, 'withdrawals.decide')) return null
  return (
    <>
      <Button variant="line" size="sm" onClick={() => setOpen(true)}>
        {t('turnover.open')}
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title={t('turnover.title')}
        description={t('turnover.text')}
        phone="center"
        awning="mint"
      >
        {settings.error && <Note tone="bad">{refusalText(t, settings.error)}</Note>}
        {settings.data?.wish && <WaitingRules wish={settings.data.wish} />}
        {settings.data && !settings.data.wish && <RulesForm settings={settings.data} onDone={() => setOpen(false)} />}
      </Dialog>
    </>
  )
}

/** What somebody asked for, which holds when another person says yes. */
function WaitingRules({ wish }: { wish: NonNullable<TurnoverAnswer['wish']> }) {
  const { t } = useTranslation()
  const items = turnoverKinds.map((kind) => ({
    id: kind,
    label: t(`turnover.kind.${kind}`),
    value: t('turnover.percent', { percent: wish.settings[kind] }),
  }))
  return (
    <OpenWish wish={wish}>
      <KeyValues items={items} />
    </OpenWish>
  )
}

const isPercent = (text: string): boolean => /^\d{1,5}$/.test(text) && Number(text) <= turnoverPercentMax

function RulesForm({ settings, onDone }: { settings: TurnoverAnswer; onDone: () => void }) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const toast = useToast()
  const [texts, setTexts] = useState(() => mapKinds((kind) => String(settings[kind])))
  const save = useMutation({
    mutationFn: () => api.staff.changeTurnoverSettings(mapKinds((kind) => Number(texts[kind]))),
    onSuccess: (saved) => {
      queries.setQueryData(query.staff.turnoverSettings.queryKey({ input: {} }), saved)
      if (saved.wish) return
      toast.show({ tone: 'ok', title: t('turnover.saved') })
      onDone()
    },
  })
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (turnoverKinds.every((kind) => isPercent(texts[kind]))) save.mutate()
      }}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        {turnoverKinds.map((kind) => (
          <Field
            key={kind}
            label={t(`turnover.kind.${kind}`)}
            error={!isPercent(texts[kind]) && t('turnover.percentHint', { max: turnoverPercentMax })}
          >
            <Input
              inputMode="numeric"
              value={texts[kind]}
              maxLength={5}
              end="%"
              onChange={(event) => setTexts({ ...texts, [kind]: event.target.value })}
            />
          </Field>
        ))}
      </div>
      <RefusalNote error={save.error} />
      <Button type="submit" variant="mint" size="lg" busy={save.isPending} guardMs={1000}>
        {t('turnover.save')}
      </Button>
    </form>
  )
}

const mapKinds = <Value,>(of: (kind: TurnoverKind) => Value): Record<TurnoverKind, Value> =>
  Object.fromEntries(turnoverKinds.map((kind) => [kind, of(kind)])) as Record<TurnoverKind, Value>
