import { refusalText } from '@fairground/client'
import { Button, ErrorState, Skeleton, Tabs } from '@fairground/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PageHead } from '../../../components/page-head.tsx'
import { RoomDialog } from './room-dialog.tsx'
import { SaidTable } from './said-table.tsx'
import { useRooms } from './use-chat.ts'
import { WordsDialog } from './words-dialog.tsx'

/** The rooms where members talk, what they say, and what is done about it. */
export function ChatScreen() {
  const { t, i18n } = useTranslation()
  const { data, error, refetch, isFetching } = useRooms()
  const [chosen, setChosen] = useState<string>()
  const [isAsking, setAsking] = useState<'words' | 'room' | 'newRoom'>()
  const room = data?.list.find(({ roomId }) => roomId === chosen) ?? data?.list[0]
  const close = () => setAsking(undefined)
  return (
    <div className="mx-auto w-full max-w-360 min-w-0 flex-1 px-4 pt-4.5 pb-8 md:px-5">
      <PageHead title={t('nav.chat')}>
        <div className="flex flex-wrap gap-2">
          <Button variant="line" size="sm" onClick={() => setAsking('words')} disabled={!data}>
            {t('chat.words')}
          </Button>
          <Button variant="line" size="sm" onClick={() => setAsking('room')} disabled={!room}>
            {t('chat.editRoom')}
          </Button>
          <Button variant="lamp" size="sm" onClick={() => setAsking('newRoom')}>
            {t('chat.newRoom')}
          </Button>
        </div>
      </PageHead>
      {error && !data && (
        <ErrorState
          title={t('page.failed')}
          text={refusalText(t, error)}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      )}
      {!data && !error && <Skeleton className="h-120 w-full rounded-lg" />}
      {data && room && (
        <>
          <Tabs
            className="mb-4"
            label={t('chat.rooms')}
            tabs={data.list.map(({ roomId, names, isOpen }) => ({
              value: roomId,
              label: `${i18n.language === 'vi' ? names.vi : names.en}${isOpen ? '' : ` (${t('chat.closed')})`}`,
            }))}
            value={room.roomId}
            onValueChange={setChosen}
          />
          <SaidTable key={room.roomId} roomId={room.roomId} />
        </>
      )}
      {isAsking === 'words' && data && <WordsDialog words={data.words} onClose={close} />}
      {isAsking === 'room' && room && <RoomDialog room={room} onClose={close} />}
      {isAsking === 'newRoom' && <RoomDialog onClose={close} />}
    </div>
  )
}
