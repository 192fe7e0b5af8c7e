import { Button, Icon, StatusChip } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { useDeskState } from './desk-context.ts'
import { type PictureStage, type SoundStage, usePicture } from './use-picture.ts'

const tones = { off: 'neutral', starting: 'wait', on: 'ok', lost: 'bad', denied: 'bad' } as const
const isRunning = (stage: PictureStage): boolean => stage === 'on' || stage === 'lost'

/** The picture of the table that players see. */
export function DeskPicture() {
  const { t } = useTranslation()
  const isOpen = useDeskState(({ view }) => view.shift !== null)
  const { stage, sound, showTest, showCamera, toggleSound, stop } = usePicture(isOpen)
  const isStarting = stage === 'starting'
  return (
    <section className="desk-card" data-picture={stage} data-sound={sound}>
      <h2>
        {t('picture')} <StatusChip tone={tones[stage]}>{t(`picture.${stage}`)}</StatusChip>
      </h2>
      <p className="desk-small">{t(pictureText(isOpen, stage))}</p>
      {isRunning(stage) ? (
        <>
          <Sound stage={sound} onToggle={() => void toggleSound()} />
          <Button variant="line" onClick={stop}>
            {t('pictureStop')}
          </Button>
        </>
      ) : (
        <div className="desk-pictures">
          <Button variant="line" busy={isStarting} disabled={!isOpen} onClick={() => void showCamera()}>
            {t('pictureCamera')}
          </Button>
          <Button variant="line" disabled={!isOpen || isStarting} onClick={showTest}>
            {t('pictureTest')}
          </Button>
        </div>
      )}
    </section>
  )
}

/** The microphone is off until somebody switches it on; the button says what it will do, the line what players hear. */
function Sound({ stage, onToggle }: { stage: SoundStage; onToggle: () => void }) {
  const { t } = useTranslation()
  const isOn = stage === 'on'
  return (
    <>
      <Button
        variant={isOn ? 'ruby' : 'lamp'}
        start={<Icon name={isOn ? 'icon-[ph--microphone-slash-duotone]' : 'icon-[ph--microphone-duotone]'} />}
        onClick={onToggle}
      >
        {t(isOn ? 'soundTurnOff' : 'soundTurnOn')}
      </Button>
      <p className="desk-small" role="status">
        {t(`sound.${stage}`)}
      </p>
    </>
  )
}

function pictureText(isOpen: boolean, stage: PictureStage): 'pictureNoShift' | 'pictureDenied' | 'pictureText' {
  if (!isOpen) return 'pictureNoShift'
  return stage === 'denied' ? 'pictureDenied' : 'pictureText'
}
