import { Button, StatusChip } from '@fairground/ui'
import { useTime } from '@fairground/vendor-ui'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { showPicture } from '../video/show-picture.ts'
import { startTestPicture } from '../video/test-picture.ts'
import { useDealerDesk, useDeskState } from './desk-context.ts'

type Stage = 'off' | 'starting' | 'on' | 'lost'
const tones = { off: 'neutral', starting: 'wait', on: 'ok', lost: 'bad' } as const

/** The picture of the table that players see: so far the test picture of this page. */
export function DeskPicture() {
  const { t } = useTranslation()
  const isOpen = useDeskState(({ view }) => view.shift !== null)
  const { stage, isShown, start, stop } = usePicture(isOpen)
  return (
    <section className="desk-card" data-picture={stage}>
      <h2>
        {t('picture')} <StatusChip tone={tones[stage]}>{t(`picture.${stage}`)}</StatusChip>
      </h2>
      <p className="desk-small">{t(isOpen ? 'pictureText' : 'pictureNoShift')}</p>
      <Button
        variant="line"
        busy={stage === 'starting'}
        disabled={!isOpen}
        onClick={() => (isShown ? stop('off') : void start())}
      >
        {t(isShown ? 'pictureStop' : 'pictureTest')}
      </Button>
    </section>
  )
}

function usePicture(isOpen: boolean) {
  const { i18n } = useTranslation()
  const time = useTime()
  const desk = useDealerDesk()
  const names = useDeskState(({ view }) => view.names)
  const [stage, setStage] = useState<Stage>('off')
  const ends = useRef<(() => void)[]>([])
  const stop = (to: Stage) => {
    for (const end of ends.current.splice(0)) end()
    setStage(to)
  }
  const start = async () => {
    setStage('starting')
    const door = await desk.findVideoDoor()
    const clock = () => time(new Date(desk.nowMs()).toISOString())
    const picture = startTestPicture(names[i18n.language] ?? names.en ?? '', clock)
    ends.current.push(picture.stop)
    const shown = door && (await showPicture(picture.stream, door, () => stop('lost')))
    if (!shown) return stop('lost')
    ends.current.push(shown.stop)
    setStage('on')
  }
  const isShown = stage === 'on'
  // The studio ends it with the shift.
  useEffect(() => {
    if (isOpen) return
    for (const end of ends.current.splice(0)) end()
    setStage('off')
  }, [isOpen])
  useEffect(() => {
    const held = ends.current
    return () => {
      for (const end of held.splice(0)) end()
    }
  }, [])
  return { stage, isShown, start, stop }
}
