import { refusalText } from '@fairground/client'
import type { StaffPromotion } from '@fairground/contract'
import { Button, KeyValues, Note, useToast, useUi } from '@fairground/ui'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Amount } from '../../components/amount.tsx'
import { ConfirmDialog } from '../../components/confirm-dialog.tsx'
import { Moment } from '../../components/moment.tsx'
import { SidePanel } from '../../components/split-view.tsx'
import { may, useMe } from '../../lib/me.ts'
import { useFormats } from '../../lib/use-formats.ts'
import { PromotionForm } from './promotion-form.tsx'
import { PromotionPreview } from './promotion-preview.tsx'
import { PromotionState } from './promotion-state.tsx'
import { type PromotionEditing, usePromotionDraft } from './use-promotion-draft.ts'
import { useMovePromotion, useSavePromotion } from './use-promotions.ts'

type PromotionPanelProps = {
  /** Absent for a new one. */
  saved?: StaffPromotion | undefined
  onAdded?: (promotionId: string) => void
  onClose: () => void
}

/** One promotion: its terms, how players read it, what came of it so far. */
export function PromotionPanel({ saved, onAdded, onClose }: PromotionPanelProps) {
  const { t, i18n } = useTranslation()
  const toast = useToast()
  const canChange = may(useMe(), 'marketing.manage') && (!saved || saved.allowed.includes('change'))
  const editing = usePromotionDraft(saved)
  const save = useSavePromotion(saved, ({ promotionId }) => {
    editing.discard()
    toast.show({ tone: 'ok', title: t(saved ? 'marketing:saved' : 'marketing:added') })
    onAdded?.(promotionId)
  })
  const submit = (event?: FormEvent) => {
    event?.preventDefault()
    editing.showFaults()
    if (editing.isChanged && !editing.hasFaults && !save.isPending) save.mutate(editing.terms)
  }
  return (
    <SidePanel
      label={t('marketing:panel')}
      head={
        <>
          <h2 className="text-lg font-bold break-words">
            {saved ? saved.texts[i18n.language]?.title : t('marketing:adding')}
          </h2>
          {saved && <PromotionState promotion={saved} />}
        </>
      }
      footer={<Foot saved={saved} editing={editing} canChange={canChange} isBusy={save.isPending} onSave={submit} />}
      onClose={onClose}
    >
      {save.error && (
        <Note tone="bad" isLive>
          {refusalText(t, save.error)}
        </Note>
      )}
      {saved && <Outcome promotion={saved} />}
      {!canChange && <Note>{t('marketing:readOnly')}</Note>}
      <form noValidate onSubmit={submit}>
        <fieldset disabled={!canChange} className="grid gap-4">
          <PromotionForm editing={editing} isPromised={saved !== undefined && saved.state !== 'draft'} />
        </fieldset>
        <button type="submit" hidden />
      </form>
      <PromotionPreview draft={editing.draft} />
      {saved && (
        <p className="text-xs text-ink-3">
          {t('methods.changedBy', { by: saved.changedBy })} <Moment at={saved.changedAt} look="exactMoment" />
        </p>
      )}
    </SidePanel>
  )
}

/** What came of it: who is in it, what was given. */
function Outcome({ promotion }: { promotion: StaffPromotion }) {
  const { t } = useTranslation()
  const { Link } = useUi()
  const { count } = useFormats()
  const { promotionId, awarded, currency, joinedCount, awardedCount, waitingCount, state } = promotion
  if (state === 'draft') return null
  return (
    <>
      <KeyValues
        look="well"
        items={[
          { id: 'joined', label: t('marketing:joined'), value: count(joinedCount) },
          { id: 'given', label: t('marketing:given'), value: count(awardedCount) },
          { id: 'awarded', label: t('marketing:awarded'), value: <Amount amount={awarded} currency={currency} /> },
          { id: 'waiting', label: t('marketing:waiting'), value: count(waitingCount) },
        ]}
      />
      <Link href={`/applications?view=all&query=${promotionId}`} className="link text-sm">
        {t('marketing:openApplications')}
      </Link>
    </>
  )
}

interface FootProps {
  saved: StaffPromotion | undefined
  editing: PromotionEditing
  canChange: boolean
  isBusy: boolean
  onSave: () => void
}

/** Save while something is changed; publish or withdraw what is saved. */
function Foot({ saved, editing, canChange, isBusy, onSave }: FootProps) {
  const { t } = useTranslation()
  const [asked, setAsked] = useState<'publish' | 'withdraw'>()
  const toast = useToast()
  const move = useMovePromotion(({ state }) => {
    setAsked(undefined)
    toast.show({ tone: 'ok', title: t(`marketing:done.${state}`) })
  })
  const to = saved?.allowed.find((verb): verb is 'publish' | 'withdraw' => verb !== 'change')
  if (!canChange && !to) return null
  return (
    <div className="grid gap-2">
      {move.error && (
        <Note tone="bad" isLive>
          {refusalText(t, move.error)}
        </Note>
      )}
      <div className="flex gap-2">
        {editing.isChanged || !saved ? (
          <>
            <Button
              variant="line"
              size="lg"
              className="flex-1"
              disabled={!editing.isChanged || isBusy}
              onClick={editing.discard}
            >
              {t('methods.discard')}
            </Button>
            <Button
              variant="lamp"
              size="lg"
              className="flex-1"
              disabled={!editing.isChanged}
              busy={isBusy}
              onClick={() => onSave()}
            >
              {t('methods.save')}
            </Button>
          </>
        ) : (
          to && (
            <Button
              variant={to === 'publish' ? 'mint' : 'line'}
              size="lg"
              block
              onClick={() => {
                move.reset()
                setAsked(to)
              }}
            >
              {t(`marketing:${to}`)}
            </Button>
          )
        )}
      </div>
      <ConfirmDialog
        open={asked !== undefined}
        onOpenChange={(open) => !open && setAsked(undefined)}
        title={t(asked === 'withdraw' ? 'marketing:withdrawTitle' : 'marketing:publishTitle')}
        text={t(asked === 'withdraw' ? 'marketing:withdrawText' : 'marketing:publishText')}
        confirmLabel={t(asked === 'withdraw' ? 'marketing:withdraw' : 'marketing:publish')}
        tone={asked === 'withdraw' ? 'ruby' : 'mint'}
        isBusy={move.isPending}
        onConfirm={() => saved && asked && move.mutate({ promotionId: saved.promotionId, to: asked })}
      />
    </div>
  )
}
