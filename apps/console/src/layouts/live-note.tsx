import { Icon } from '@fairground/ui'
import { type ReactNode, useContext } from 'react'
import { useTranslation } from 'react-i18next'
import { LiveContext, pollMsWhileDown } from '../lib/live.ts'

type LiveNoteProps = {
  className?: string
  /** Stands in its place while there is nothing to say. */
  otherwise?: ReactNode
}

/** Says that changes come late: the server cannot tell of them by itself at the moment. */
export function LiveNote({ className, otherwise }: LiveNoteProps) {
  const { t } = useTranslation()
  const isDown = useContext(LiveContext) === 'down'
  return (
    <div className={className}>
      <p role="status" className="text-xs text-ink-3">
        {isDown && (
          <>
            <Icon name="icon-[ph--plugs-duotone]" className="me-1.5 align-[-2px] text-lamp" />
            {t('live.down', { seconds: pollMsWhileDown / 1000 })}
          </>
        )}
      </p>
      {!isDown && otherwise}
    </div>
  )
}
