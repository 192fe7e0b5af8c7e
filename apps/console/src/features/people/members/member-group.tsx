import { refusalText } from '@fairground/client'
import type { MemberGroup as Group, StaffMember } from '@fairground/contract'
import { Button, ErrorState, Field, Icon, Input, type KeyValue, KeyValues, Skeleton } from '@fairground/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Moment } from '../../../components/moment.tsx'
import { ReasonDialog } from '../../../components/reason-dialog.tsx'
import { may, useMe } from '../../../lib/me.ts'
import { groupFault, groupOfTyped } from './typed-group.ts'
import { useMemberGroup, useSetGroup } from './use-member-group.ts'

const changesShown = 3

/** The prize group of a member: where it stands in its line, between which it may be set, and how it was changed. */
export function MemberGroup({ member }: { member: StaffMember }) {
  const { t } = useTranslation()
  const me = useMe()
  const { data, error, refetch } = useMemberGroup(member.memberId)
  if (!data && error)
    return <ErrorState title={t('page.failed')} text={refusalText(t, error)} onRetry={() => void refetch()} />
  if (!data) return <Skeleton className="h-28 w-full" />
  return (
    <section aria-label={t('members.group')} className="grid gap-3">
      <h3 className="text-sm font-bold">{t('members.group')}</h3>
      <KeyValues
        look="well"
        items={[
          { id: 'group', label: t('members.group'), value: data.group },
          {
            id: 'room',
            label: t('members.groupRoom'),
            value: t('members.groupFromTo', { least: data.least, most: data.most }),
          },
        ]}
      />
      <KeyValues items={[...lineOf(data, t('members.groupHouse')), ...changesOf(data)]} />
      {may(me, 'contracts.manage') && <Change member={member} group={data} />}
    </section>
  )
}

/** From the house down to the member. */
const lineOf = ({ line, houseGroup }: Group, house: string): KeyValue[] => [
  { id: 'house', label: house, value: houseGroup },
  ...line.map(({ memberId, account, group }) => ({ id: memberId, label: <bdi>{account}</bdi>, value: group })),
]

const changesOf = ({ changes }: Group): KeyValue[] =>
  changes.slice(0, changesShown).map(({ before, after, at, reason }) => ({
    id: at,
    label: <Moment at={at} look="exactMoment" />,
    value: (
      <>
        <bdi>
          {before} → {after}
        </bdi>
        <bdi className="block text-ink-3 wrap-anywhere">{reason}</bdi>
      </>
    ),
  }))

function Change({ member, group }: { member: StaffMember; group: Group }) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const [text, setText] = useState('')
  const change = useSetGroup(member, () => setOpen(false))
  const wanted = groupOfTyped(text, group)
  const fault = groupFault(text, group)
  return (
    <>
      <Button
        variant="line"
        block
        className="justify-start!"
        start={<Icon name="icon-[ph--percent-bold]" />}
        onClick={() => {
          change.reset()
          setText(String(group.group))
          setOpen(true)
        }}
      >
        {t('members.groupChange')}
      </Button>
      <ReasonDialog
        open={isOpen}
        onOpenChange={setOpen}
        title={t('members.groupOf', { account: member.account })}
        text={t('members.groupText')}
        hint={t('reason.staffRead')}
        confirmLabel={t('members.groupChange')}
        tone="mint"
        isBusy={change.isPending}
        refusal={change.error ? refusalText(t, change.error) : undefined}
        onConfirm={(reason) => wanted !== undefined && change.mutate({ group: wanted, reason })}
      >
        <Field
          label={t('members.group')}
          required
          hint={t('members.groupFromTo', { least: group.least, most: group.most })}
          error={fault && t(`errors:validation.${fault.key}`, fault.bounds)}
        >
          <Input
            inputMode="numeric"
            autoComplete="off"
            maxLength={4}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        </Field>
      </ReasonDialog>
    </>
  )
}
