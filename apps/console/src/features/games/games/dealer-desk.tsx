import { Button, Dialog, Icon } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { RefusalNote } from '../../../components/refusal-note.tsx'
import { useDealerDesk } from './use-tables.ts'

/** Opens the desk of a dealer's table: a page of the studio, in a window of the console. */
export function DealerDesk({ tableId, name }: { tableId: string; name: string }) {
  const { t, i18n } = useTranslation()
  const desk = useDealerDesk()
  const language = i18n.language === 'vi' ? 'vi' : 'en'
  return (
    <>
      <Button
        variant="lamp"
        size="sm"
        busy={desk.isPending}
        start={<Icon name="icon-[ph--poker-chip-duotone]" />}
        onClick={() => desk.mutate({ tableId, language })}
      >
        {t('lobby:table.desk')}
      </Button>
      <RefusalNote error={desk.error} />
      <Dialog
        open={desk.data !== undefined}
        onOpenChange={(isOpen) => !isOpen && desk.reset()}
        width="wide"
        title={name}
        description={t('lobby:table.deskText')}
        className="md:w-[min(96vw,84rem)]!"
      >
        {desk.data && (
          <iframe
            title={t('lobby:table.desk')}
            src={desk.data.url}
            sandbox="allow-scripts allow-same-origin"
            referrerPolicy="no-referrer"
            className="h-[min(78dvh,60rem)] w-full rounded-md border-0"
          />
        )}
      </Dialog>
    </>
  )
}
