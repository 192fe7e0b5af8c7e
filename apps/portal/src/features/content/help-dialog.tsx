import { Dialog, ErrorState } from '@fairground/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { query } from '../../lib/api.ts'
import { closeHelp, openHelp, useHelpPrompt } from '../../lib/help-prompt.ts'
import { HelpSkeleton } from './help-skeleton.tsx'
import { HelpTopics } from './help-topics.tsx'

export interface HelpDialogProps {
  /** Somebody turned to another topic. */
  onTopic: (anchor: string) => void
  onClosed: () => void
}

/** The help centre over the page one is on; what lies below stays as it was. */
export function HelpDialog({ onTopic, onClosed }: HelpDialogProps) {
  const { t, i18n } = useTranslation()
  const asked = useHelpPrompt()
  const [anchor, setAnchor] = useState(asked ?? '')
  // What is shown stays while the window goes.
  if (asked !== undefined && asked !== anchor) setAnchor(asked)
  const { data, isError, isFetching, refetch } = useQuery({
    ...query.content.help.queryOptions({ input: { lang: i18n.language, device: 'WEB' } }),
    enabled: asked !== undefined,
  })
  const close = () => {
    closeHelp()
    onClosed()
  }
  const turnTo = (topic: string) => {
    openHelp(topic)
    onTopic(topic)
  }
  return (
    <Dialog
      open={asked !== undefined}
      onOpenChange={(open) => !open && close()}
      title={t('help.title')}
      description={t('help.text')}
      width="wide"
      phone="bottom"
      awning="slots"
      isOver
      className="max-md:h-[92dvh]"
    >
      <div className="md:min-h-130">
        {isError && !data ? (
          <ErrorState title={t('common:loadFailed')} onRetry={() => void refetch()} isRetrying={isFetching} />
        ) : data ? (
          <HelpTopics topics={data} anchor={anchor} onTopic={turnTo} />
        ) : (
          <HelpSkeleton />
        )}
      </div>
    </Dialog>
  )
}
