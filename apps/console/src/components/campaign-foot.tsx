import { Button } from '@fairground/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { RefusalNote } from './refusal-note.tsx'
import { SaveFoot } from './save-foot.tsx'

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
      <RefusalNote error={move.error} />
      {editing.isChanged || !allowed ? (
        <SaveFoot isChanged={editing.isChanged} isBusy={isBusy} onDiscard={editing.discard} onSave={onSave} />
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
