import { Button, cx, StatusChip } from '@fairground/ui'
import { useStore, useTime } from '@fairground/vendor-ui'
import { useTranslation } from 'react-i18next'
import '../desk.css'
import './camera.css'
import { useDealerDesk, useDeskState } from '../desk-context.ts'
import { DeskStopped } from '../desk-stopped.tsx'
import { ResultWords } from '../result-words.tsx'
import { useWhat } from '../use-what.ts'
import type { Camera } from './camera.ts'
import { type CameraWords, toneOf, wordsOf } from './words-of.ts'

/** A camera over the table, for whoever puts it up and whoever deals under it. */
export function CameraPage({ camera }: { camera: Camera }) {
  const { t, i18n } = useTranslation()
  const view = useDeskState((state) => state.view)
  const isOver = useDeskState((state) => state.isOver)
  const state = useStore(camera.screen, (now) => now)
  const words = wordsOf(state, view)
  if (isOver) return <DeskStopped />
  return (
    <main className="camera" data-words={words} data-step={state.expected?.step}>
      <CameraPicture camera={camera} words={words} />
      <div className="camera-side">
        <p className="desk-small">{view.names[i18n.language] ?? view.names.en}</p>
        <CameraWordsCard camera={camera} words={words} />
        <LastReading camera={camera} />
        <section className="desk-card">
          <h2>{t('camera.device')}</h2>
          <p>
            <bdi className="mono">{state.deviceId}</bdi>
          </p>
          <p className="desk-small">{t('camera.deviceText')}</p>
        </section>
      </div>
    </main>
  )
}

function CameraPicture({ camera, words }: { camera: Camera; words: CameraWords }) {
  const { t } = useTranslation()
  const shown = useStore(camera.screen, ({ shown }) => shown)
  return (
    <div className="camera-picture" data-tone={toneOf(words)}>
      <video ref={camera.show} muted playsInline autoPlay aria-label={t('camera.picture')} />
      {shown && (
        <svg viewBox={`0 0 ${shown.width} ${shown.height}`} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
          {shown.codes.map(({ text, corners }) => (
            <polygon key={text} points={corners.map(({ x, y }) => `${x},${y}`).join(' ')} />
          ))}
        </svg>
      )}
      <i className="camera-frame" aria-hidden="true" />
    </div>
  )
}

const retried: readonly CameraWords[] = ['refused', 'missing', 'lost']

function CameraWordsCard({ camera, words }: { camera: Camera; words: CameraWords }) {
  const { t } = useTranslation()
  const isBusy = useDeskState((state) => state.isBusy)
  const result = useDeskState((state) => state.result)
  const canAdd = useDeskState(({ view }) => view.me.rights.includes('supervise'))
  const what = useWhat(useStore(camera.screen, ({ expected }) => expected?.what))
  return (
    <section className={cx('desk-card camera-words')} data-tone={toneOf(words)} aria-live="polite">
      <h1>{t(`camera.${words}`, { what })}</h1>
      <p>{t(`cameraText.${words === 'not-added' && !canAdd ? 'not-added-other' : words}`)}</p>
      {words === 'not-added' && canAdd && (
        <Button variant="lamp" size="lg" busy={isBusy} onClick={() => void camera.add()}>
          {t('camera.add')}
        </Button>
      )}
      {retried.includes(words) && (
        <Button variant="lamp" size="lg" onClick={() => void camera.openPicture()}>
          {t('camera.again')}
        </Button>
      )}
      {result && (
        <p className="desk-result" role="status">
          <ResultWords result={result} />
        </p>
      )}
    </section>
  )
}

function LastReading({ camera }: { camera: Camera }) {
  const { t } = useTranslation()
  const time = useTime()
  const last = useStore(camera.screen, (state) => state.last)
  const { nowMs } = useDealerDesk()
  const isTaken = last?.result === 'confirmed' || last?.result === 'waiting'
  return (
    <section className="desk-card" data-last={last?.result}>
      <h2>{t('camera.last')}</h2>
      {last ? (
        <p className="camera-last">
          <StatusChip tone={isTaken ? 'ok' : 'bad'}>
            {t(isTaken ? `log.${last.result}` : 'log.refused', { told: '' })}
          </StatusChip>
          <bdi className="mono">…{last.id.slice(-4)}</bdi>
          <time className="desk-small">{time(new Date(Math.min(last.atMs, nowMs())).toISOString())}</time>
        </p>
      ) : (
        <p className="desk-small">{t('camera.lastNone')}</p>
      )}
    </section>
  )
}
