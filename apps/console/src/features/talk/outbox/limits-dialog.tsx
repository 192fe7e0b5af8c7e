import { type ChannelFigures, dayMaxMax } from '@fairground/contract'
import { Button, Dialog, Field, Input, useToast } from '@fairground/ui'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RefusalNote } from '../../../components/refusal-note.tsx'
import { api, query } from '../../../lib/api.ts'
import { queries } from '../../../lib/queries.ts'

type LimitsDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  figures: ChannelFigures
}

/** How many messages of a channel may leave in a day, and when its codes raise an alarm. */
export function LimitsDialog(props: LimitsDialogProps) {
  const { t } = useTranslation()
  const channel = t(`outbox:channel.${props.figures.channel}`)
  return (
    <Dialog
      open={props.open}
      onOpenChange={props.onOpenChange}
      title={t('outbox:limitsTitle', { channel })}
      description={t('outbox:limitsText')}
      phone="center"
    >
      <LimitsForm {...props} />
    </Dialog>
  )
}

function LimitsForm({ figures: { channel, ...before }, onOpenChange }: LimitsDialogProps) {
  const { t } = useTranslation()
  const toast = useToast()
  const [dayMax, setDayMax] = useState(String(before.dayMax))
  const [alarmPercent, setAlarmPercent] = useState(String(before.alarmPercent))
  const save = useMutation({
    mutationFn: () =>
      api.staff.changeMessageLimits({ channel, dayMax: Number(dayMax), alarmPercent: Number(alarmPercent) }),
    onSuccess: (figures) => {
      queries.setQueryData(query.staff.outboxFigures.queryOptions({ input: {} }).queryKey, figures)
      toast.show({ tone: 'ok', title: t('outbox:limitsSaved') })
      onOpenChange(false)
    },
  })
  const isTooMuch = Number(dayMax) > dayMaxMax
  const isNoShare = Number(alarmPercent) > 100
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isTooMuch && !isNoShare) save.mutate()
      }}
    >
      <Field
        label={t('outbox:dayMax')}
        hint={t('outbox:dayMaxHint')}
        error={isTooMuch && t('errors:validation.tooBig', { max: dayMaxMax })}
      >
        <Input inputMode="numeric" value={dayMax} onChange={({ target }) => setDayMax(digits(target.value, 7))} />
      </Field>
      <Field
        label={t('outbox:alarmPercent')}
        hint={t('outbox:alarmPercentHint')}
        error={isNoShare && t('errors:validation.tooBig', { max: 100 })}
      >
        <Input
          inputMode="numeric"
          value={alarmPercent}
          end="%"
          onChange={({ target }) => setAlarmPercent(digits(target.value, 3))}
        />
      </Field>
      <RefusalNote error={save.error} />
      <div className="flex gap-2">
        <Button
          variant="line"
          size="lg"
          className="flex-1"
          disabled={save.isPending}
          onClick={() => onOpenChange(false)}
        >
          {t('action.back')}
        </Button>
        <Button type="submit" variant="lamp" size="lg" className="flex-1" busy={save.isPending} guardMs={1000}>
          {t('providers:save')}
        </Button>
      </div>
    </form>
  )
}

const digits = (text: string, max: number): string => text.replace(/\D/g, '').slice(0, max)
