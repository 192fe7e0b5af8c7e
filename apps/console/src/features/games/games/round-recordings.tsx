import type { TableRound } from '@fairground/contract'
import { Button, buttonClass, Dialog, Icon, Note, StatusChip } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { Moment } from '../../../components/moment.tsx'
import { RefusalNote } from '../../../components/refusal-note.tsx'
import { may, useMe } from '../../../lib/me.ts'
import { usePlayRecording } from './use-table-rounds.ts'

type Recording = TableRound['recordings'][number]

const tones: Record<Recording['state'], 'wait' | 'ok' | 'neutral' | 'bad'> = {
  ...{ writing: 'wait', whole: 'ok', outside: 'neutral', removed: 'neutral' },
  ...{ broken: 'bad', changed: 'bad', missing: 'bad' },
}

/** What was recorded of the picture of a round; watching it is recorded too. */
export function RoundRecordings({ round: { sharedRoundId, recordings } }: { round: TableRound }) {
  const { t } = useTranslation()
  return (
    <section className="card grid gap-3 p-4" aria-label={t('lobby:tableRound.recordings')}>
      <h2 className="font-semibold">{t('lobby:tableRound.recordings')}</h2>
      {recordings.length === 0 && <p className="text-sm text-ink-3">{t('lobby:tableRound.noRecording')}</p>}
      <ul className="grid gap-3">
        {recordings.map((recording) => (
          <li key={recording.recordingId} className="grid gap-2 rounded-md border border-line-soft p-3">
            <RecordingRow sharedRoundId={sharedRoundId} recording={recording} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function RecordingRow({ sharedRoundId, recording }: { sharedRoundId: string; recording: Recording }) {
  const { t } = useTranslation()
  const me = useMe()
  const play = usePlayRecording()
  const { recordingId, state, from, to, sha256 } = recording
  const isShown = state === 'whole' || state === 'broken' || (state === 'outside' && to !== null)
  const found = play.data
  return (
    <>
      <div className="flex flex-wrap items-center gap-2 text-sm">
        <StatusChip size="sm" tone={tones[state]}>
          {t(`lobby:tableRound.recording.state.${state}`)}
        </StatusChip>
        <span>
          <Moment at={from} look="exactMoment" />
          {to && (
            <>
              {' – '}
              <Moment at={to} look="exactMoment" />
            </>
          )}
        </span>
      </div>
      {sha256 && (
        <p className="text-xs text-ink-3">
          {t('lobby:tableRound.recording.hash')} <bdi className="font-mono wrap-anywhere">{sha256}</bdi>
        </p>
      )}
      {isShown && may(me, 'tables.correct') && (
        <div className="flex flex-wrap items-center gap-3">
          {found?.state === 'outside' ? (
            <a className={buttonClass({ variant: 'line' })} href={found.url} target="_blank" rel="noreferrer noopener">
              {t('lobby:tableRound.recording.open')}
            </a>
          ) : (
            <Button
              variant="lamp"
              busy={play.isPending}
              start={<Icon name="icon-[ph--play-circle-duotone]" />}
              onClick={() => play.mutate({ sharedRoundId, recordingId })}
            >
              {t('lobby:tableRound.recording.play')}
            </Button>
          )}
          <span className="text-xs text-ink-3">{t('lobby:tableRound.recording.audited')}</span>
        </div>
      )}
      <RefusalNote error={play.error} />
      <Player found={found?.state === 'outside' ? undefined : found} onClose={() => play.reset()} />
    </>
  )
}

interface PlayerProps {
  found: { url: string; state: Recording['state'] } | undefined
  onClose: () => void
}

function Player({ found, onClose }: PlayerProps) {
  const { t } = useTranslation()
  const state = found?.state
  const said = state === 'broken' || state === 'changed' ? state : 'whole'
  return (
    <Dialog
      open={found !== undefined}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      width="wide"
      title={t('lobby:tableRound.recording.title')}
      description={t(`lobby:tableRound.recording.text.${said}`)}
    >
      {found && (
        <div className="grid gap-3">
          {said !== 'whole' && <Note tone="warn">{t(`lobby:tableRound.recording.state.${said}`)}</Note>}
          <video
            src={found.url}
            controls
            autoPlay
            muted
            playsInline
            aria-label={t('lobby:tableRound.recording.title')}
            className="aspect-video w-full rounded-md bg-black"
          />
        </div>
      )}
    </Dialog>
  )
}
