import { isRefusal, refusalText } from '@fairground/client'
import type { Permission } from '@fairground/contract'
import { Button, FieldMessage, Icon, Note, useHotkeys } from '@fairground/ui'
import { type ReactNode, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { may, useMe } from '../lib/me.ts'
import { KeyHint } from './key-hint.tsx'

/** A key held down or pressed twice counts once. */
const guardMs = 1_000

type Progress = { isPending: boolean; error: unknown; reset: () => void }

type DecisionBarProps = {
  /** What the server lets this person do with it now. */
  allowed: readonly string[]
  /** Without it there is nothing to decide here. */
  permission: Permission
  approve: Progress
  reject: Progress
  onApprove: () => void
  onReject: () => void
  /** Above the buttons, where there is something to decide. */
  children?: ReactNode
}

/** Yes and no, by press or by the keys A and R, and what the server said to the last of them. */
export function DecisionBar({ allowed, permission, approve, reject, onApprove, onReject, children }: DecisionBarProps) {
  const { t } = useTranslation()
  const approveButton = useRef<HTMLButtonElement>(null)
  const rejectButton = useRef<HTMLButtonElement>(null)
  const isBusy = approve.isPending || reject.isPending
  const canReject = allowed.includes('reject')
  const canApprove = allowed.includes('approve')
  const start = (run: () => void) => () => {
    if (isBusy) return
    approve.reset()
    reject.reset()
    run()
  }
  // A key presses the button itself, so that a disabled, waiting or just pressed one stays as deaf to it.
  useHotkeys({ a: () => approveButton.current?.click(), r: () => rejectButton.current?.click() })
  return (
    <div className="grid gap-3">
      {approve.error !== null && <Refusal error={approve.error} />}
      {canReject ? children : <WhyNot permission={permission} />}
      <div className="flex flex-wrap gap-2">
        <Button
          variant="mint"
          size="lg"
          className="flex-1"
          disabled={!canApprove}
          busy={approve.isPending}
          guardMs={guardMs}
          ref={approveButton}
          aria-keyshortcuts="a"
          start={<Icon name="icon-[ph--check-bold]" />}
          end={<KeyHint name="A" />}
          onClick={start(onApprove)}
        >
          {t('action.approve')}
        </Button>
        <Button
          variant="line"
          size="lg"
          className="px-4! not-disabled:text-ruby-ink"
          disabled={!canReject}
          busy={reject.isPending}
          guardMs={guardMs}
          ref={rejectButton}
          aria-keyshortcuts="r"
          end={<KeyHint name="R" />}
          onClick={start(onReject)}
        >
          {t('action.reject')}
        </Button>
      </div>
      <FieldMessage icon="icon-[ph--fingerprint]">{t('queue.recorded')}</FieldMessage>
    </div>
  )
}

function Refusal({ error }: { error: unknown }) {
  const { t } = useTranslation()
  // What is shown has been loaded anew, and a message has said so.
  if (isRefusal(error, 'STATE_CONFLICT')) return null
  const isRule = isRefusal(error, 'FOUR_EYES')
  return (
    <Note tone={isRule ? 'warn' : 'bad'} isLive>
      {isRule ? t('decided.fourEyes') : refusalText(t, error)}
    </Note>
  )
}

/** Why there is nothing to press; someone who may decide sees the reason elsewhere. */
function WhyNot({ permission }: { permission: Permission }) {
  const { t } = useTranslation()
  const me = useMe()
  if (may(me, permission)) return null
  return <FieldMessage icon="icon-[ph--lock-key]">{t('queue.onlyLook', { role: t(`role.${me.role}`) })}</FieldMessage>
}
