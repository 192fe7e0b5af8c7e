import { IconButton } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { useFrame, useFrameState } from '../frame/frame-context.ts'

/** Sound on and off, kept on this device for every game. */
export function SoundButton() {
  const { t } = useTranslation()
  const frame = useFrame()
  const isOn = useFrameState((state) => state.isSoundOn)
  return (
    <IconButton
      look="glass"
      label={t(isOn ? 'soundOff' : 'soundOn')}
      icon={isOn ? 'icon-[ph--speaker-high-duotone]' : 'icon-[ph--speaker-slash-duotone]'}
      onClick={() => frame.toggleSound()}
      className="touch:size-11"
    />
  )
}
