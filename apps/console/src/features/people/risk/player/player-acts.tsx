import { refusalText } from '@fairground/client'
import type { MemberRisk, RiskKind } from '@fairground/contract'
import { Button, Icon, useToast } from '@fairground/ui'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ReasonDialog } from '../../../../components/reason-dialog.tsx'
import { api } from '../../../../lib/api.ts'
import { may, useMe } from '../../../../lib/me.ts'
import { useRenewRisk } from '../use-renew-risk.ts'

const care = ['message', 'limit-offer', 'pause', 'bonus-stop', 'note'] as const
const fraud = ['payout-hold', 'released'] as const
type Act = (typeof care)[number] | (typeof fraud)[number]

const icons: Record<Act, string> = {
  message: 'icon-[ph--chat-circle-text-bold]',
  'limit-offer': 'icon-[ph--sliders-horizontal-bold]',
  pause: 'icon-[ph--pause-bold]',
  'bonus-stop': 'icon-[ph--gift-bold]',
  note: 'icon-[ph--hand-heart-bold]',
  'payout-hold': 'icon-[ph--lock-simple-bold]',
  released: 'icon-[ph--lock-simple-open-bold]',
}

/** What this person may do with the player now; each with a reason that is kept. */
export function PlayerActs({ player }: { player: MemberRisk }) {
  const { t } = useTranslation()
  const me = useMe()
  const [act, setAct] = useState<Act>()
  if (!may(me, 'risk.act')) return null
  const shown = (acts: readonly Act[]) =>
    acts
      .filter((one) => player.allowed.includes(one))
      .map((one) => (
        <Button
          key={one}
          variant={one === 'pause' ? 'mint' : 'line'}
          size="sm"
          className="justify-start!"
          start={<Icon name={icons[one]} />}
          onClick={() => setAct(one)}
        >
          {t(`risk.act.${one}`)}
        </Button>
      ))
  const hasOpen = (kind: RiskKind) => player.cases.some((one) => one.kind === kind && one.state === 'open')
  return (
    <section aria-label={t('risk.care')} className="grid gap-2.5 border-t border-line-soft pt-4">
      <h2 className="font-bold">{t('risk.care')}</h2>
      <div className="grid grid-cols-2 gap-2">{shown(care)}</div>
      {!hasOpen('harm') && <OpenCase memberId={player.memberId} kind="harm" />}
      <h2 className="mt-1 font-bold">{t('risk.fraud')}</h2>
      <div className="grid grid-cols-2 gap-2">{shown(fraud)}</div>
      {may(me, 'aml.read') && !hasOpen('laundering') && <OpenCase memberId={player.memberId} kind="laundering" />}
      {act && <ActDialog player={player} act={act} onClose={() => setAct(undefined)} />}
    </section>
  )
}

function ActDialog({ player: { memberId }, act, onClose }: { player: MemberRisk; act: Act; onClose: () => void }) {
  const { t } = useTranslation()
  const toast = useToast()
  const renew = useRenewRisk()
  const change = useMutation({
    mutationFn: (reason: string) => api.staff.actOnMember({ memberId, act, reason }),
    onSuccess: () => {
      toast.show({ tone: 'ok', title: t('risk.actDone', { act: t(`risk.act.${act}`) }) })
      onClose()
    },
    onSettled: renew,
  })
  return (
    <ReasonDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t(`risk.act.${act}`)}
      text={t(`risk.actText.${act}`)}
      hint={t('reason.staffRead')}
      confirmLabel={t(`risk.act.${act}`)}
      tone={act === 'payout-hold' ? 'ruby' : 'mint'}
      isBusy={change.isPending}
      refusal={change.error ? refusalText(t, change.error) : undefined}
      onConfirm={change.mutate}
    />
  )
}

function OpenCase({ memberId, kind }: { memberId: string; kind: RiskKind }) {
  const { t } = useTranslation()
  const [isAsked, setIsAsked] = useState(false)
  const renew = useRenewRisk()
  const open = useMutation({
    mutationFn: (reason: string) => api.staff.openRiskCase({ memberId, kind, reason }),
    onSuccess: () => setIsAsked(false),
    onSettled: renew,
  })
  return (
    <>
      <Button variant="line" size="sm" block onClick={() => setIsAsked(true)}>
        {t(`risk.openCase.${kind}`)}
      </Button>
      <ReasonDialog
        open={isAsked}
        onOpenChange={setIsAsked}
        title={t(`risk.openCase.${kind}`)}
        text={t('risk.openCaseText')}
        hint={t('reason.staffRead')}
        confirmLabel={t(`risk.openCase.${kind}`)}
        tone="mint"
        isBusy={open.isPending}
        refusal={open.error ? refusalText(t, open.error) : undefined}
        onConfirm={open.mutate}
      />
    </>
  )
}
