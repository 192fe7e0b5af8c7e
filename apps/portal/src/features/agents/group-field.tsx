import { Field, Input } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { type GroupRoom, groupOfTyped } from './group-choice.ts'
import { GroupSplit } from './group-split.tsx'

interface GroupFieldProps {
  text: string
  onText: (text: string) => void
  /** The agent's own group. */
  own: number
  room: GroupRoom
  /** Given where the box stays empty; without it something must be chosen. */
  usual?: number
  /** What the server says against it. */
  refused?: string | undefined
}

/** A prize group in its room, and what it leaves to the agent. */
export function GroupField({ text, onText, own, room, usual, refused }: GroupFieldProps) {
  const { t } = useTranslation()
  const isEmpty = text.trim() === ''
  const chosen = groupOfTyped(text, room)
  const fault =
    chosen === undefined
      ? !isEmpty && t('errors:validation.format')
      : 'fault' in chosen && t(`errors:validation.${chosen.fault}`, chosen)
  const group = chosen && 'group' in chosen ? chosen.group : isEmpty ? usual : undefined
  return (
    <div className="grid gap-3">
      <Field
        label={t('agents:points.field')}
        optional={usual !== undefined}
        required={usual === undefined}
        hint={t('agents:points.room', { least: room.least, most: room.most })}
        error={fault || refused}
      >
        <Input
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          value={text}
          placeholder={usual === undefined ? undefined : String(usual)}
          onChange={({ target }) => onText(target.value)}
        />
      </Field>
      {group !== undefined && <GroupSplit own={own} group={group} />}
    </div>
  )
}
