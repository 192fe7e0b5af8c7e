import { fieldRefusal, isRefusal, refusalText } from '@fairground/client'
import { Button, Dialog, Note, useToast } from '@fairground/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api, query } from '../../lib/api.ts'
import { groupOfTyped } from './group-choice.ts'
import { GroupField } from './group-field.tsx'

interface GroupDialogProps {
  open: boolean
  onClose: () => void
  account: string
  /** Of the account, and between which it may be set. */
  bounds: { group: number; least: number; most: number }
  /** The agent's own group. */
  own: number
}

/** Gives another prize group to an account directly below. */
export function GroupDialog({ open, onClose, ...form }: GroupDialogProps) {
  const { t } = useTranslation()
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('agents:points.changeOf', { account: form.account })}
      description={t('agents:points.changeText')}
    >
      <GroupForm {...form} onDone={onClose} />
    </Dialog>
  )
}

function GroupForm({
  account,
  bounds,
  own,
  onDone,
}: Omit<GroupDialogProps, 'open' | 'onClose'> & { onDone: () => void }) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const toast = useToast()
  const [text, setText] = useState(String(bounds.group))
  const chosen = groupOfTyped(text, bounds)
  const group = chosen && 'group' in chosen ? chosen.group : undefined
  const change = useMutation({
    mutationFn: (wanted: number) => api.agents.setPrizeGroup({ account, group: wanted }),
    onSuccess: (changed) => {
      toast.show({ tone: 'ok', title: t('agents:points.changed', { account, group: changed.group }) })
      onDone()
      return queries.invalidateQueries({ queryKey: query.agents.key() })
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (group !== undefined && group !== bounds.group) change.mutate(group)
  }
  const refused = fieldRefusal(t, change.error, 'group')
  const isInField = isRefusal(change.error) && change.error.fieldErrors.length > 0
  return (
    <form noValidate className="grid gap-4" onSubmit={submit}>
      <GroupField text={text} onText={setText} own={own} room={bounds} refused={refused} />
      {change.error && !isInField && (
        <Note tone="bad" isLive>
          {refusalText(t, change.error)}
        </Note>
      )}
      <Button
        type="submit"
        variant="lamp"
        block
        busy={change.isPending}
        disabled={group === undefined || group === bounds.group}
      >
        {t('agents:points.change')}
      </Button>
    </form>
  )
}
