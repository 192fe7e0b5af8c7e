import { refusalText } from '@fairground/client'
import { Button, Note } from '@fairground/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from './confirm-dialog.tsx'

type Move = 'publish' | 'withdraw'

interface CampaignFootProps {
  /** Undefined for a new one. */
  allowed: readonly (Move | 'change')[] | undefined
  editing: { isChanged: boolean; discard: () => void }
  canChange: boolean
  isBusy: boolean
  onSave: () => void
  move: { error: Error | null; isPending: boolean; reset: () => void; run: (to: Move, onDone: () => void) => void }
  /** Title and text of the question before each. */
  asks: Record<Move, [title: string, text: string]>
}

/** Save while something is changed; publish or withdraw what is saved. */
export function CampaignFoot(props: CampaignFootProps) {
  const { allowed, editing, canChange, isBusy, onSave, move, asks } = props
  const { t } = useTranslation()
  const [asked, setAsked] = useState<Move>()
  const to = allowed?.find((verb): verb is Move => verb !== 'change')
  if (!canChange && !to) return null
  const [title, text] = asks[asked ?? 'publish']
  return (
    <div className="grid gap-2">
      {move.error && (
        <Note tone="bad" isLive>
          {refusalText(t, move.error)}
        </Note>
      )}
      <div className="flex gap-2">
        {editing.isChanged || !allowed ? (
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
              onClick={onSave}
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
        title={title}
        text={text}
        confirmLabel={t(asked === 'withdraw' ? 'marketing:withdraw' : 'marketing:publish')}
        tone={asked === 'withdraw' ? 'ruby' : 'mint'}
        isBusy={move.isPending}
        onConfirm={() => asked && move.run(asked, () => setAsked(undefined))}
      />
    </div>
  )
}
