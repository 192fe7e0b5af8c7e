import { Button, Dialog, Icon } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { RefusalNote } from '../../../components/refusal-note.tsx'
import { useReplay } from './use-rounds.ts'

/** Opens the game itself in a window, where it shows the round again and takes nothing. */
export function ReplayButton({ roundId }: { roundId: string }) {
  const { t, i18n } = useTranslation()
  const replay = useReplay()
  const language = i18n.language === 'vi' ? 'vi' : 'en'
  return (
    <div className="grid justify-items-start gap-2">
      <Button
        variant="lamp"
        busy={replay.isPending}
        start={<Icon name="icon-[ph--play-circle-duotone]" />}
        onClick={() => replay.mutate({ roundId, language })}
      >
        {t('lobby:round.replay')}
      </Button>
      <RefusalNote error={replay.error} />
      <Dialog
        open={replay.data !== undefined}
        onOpenChange={(isOpen) => !isOpen && replay.reset()}
        width="wide"
        title={t('lobby:round.replayTitle')}
        description={t('lobby:round.replayText')}
      >
        {replay.data && (
          <iframe
            title={t('lobby:round.replayTitle')}
            src={replay.data.url}
            sandbox="allow-scripts allow-same-origin"
            referrerPolicy="no-referrer"
            className="h-[min(70dvh,44rem)] w-full rounded-md border-0"
          />
        )}
      </Dialog>
    </div>
  )
}
